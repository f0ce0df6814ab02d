import { Type } from 'typebox';

export const Invitation = Type.Optional(
  Type.String({ maxLength: 100, description: 'To look at a private game before joining it.' }),
);
