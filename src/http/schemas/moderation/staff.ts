import { Type } from 'typebox';
import { powers } from '../../../play/ports/moderation/staff.js';
import { closed, Id, Time } from '../common.js';
import { PlayerRef } from '../players.js';
import { named, ref } from '../ref.js';

const Power = Type.Enum([...powers], {
  description:
    '`moderator`: handles reports and takes measures. `operator`: also gives roles and reads the audit log.',
});

export const GrantRole = named('GrantRole', Type.Object({ role: Power }, closed));

export const StaffList = named(
  'StaffList',
  Type.Object(
    {
      staff: Type.Array(Type.Object({ player: ref(PlayerRef), role: Power, at: Time }, closed), {
        description: 'Latest first.',
      }),
    },
    { ...closed, description: 'The accounts that have a role.' },
  ),
);

export const AuditEntry = named(
  'AuditEntry',
  Type.Object(
    {
      id: Id,
      at: Time,
      by: Type.Enum(['player', 'command', 'service'], {
        description: 'Whether an account did it, the command `permafrost`, or the service by itself.',
      }),
      actor: Type.Union([ref(PlayerRef), Type.Null()], { description: 'The account; null for the others.' }),
      action: Type.String({ description: 'Such as `grant`.' }),
      subject: Type.Object({ kind: Type.String(), id: Type.String() }, closed),
      detail: Type.Record(
        Type.String(),
        Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
      ),
    },
    { ...closed, description: 'A use of a power. It has no names and no words that somebody wrote.' },
  ),
);

export const AuditPage = named(
  'AuditPage',
  Type.Object(
    {
      entries: Type.Array(ref(AuditEntry), { description: 'Latest first.' }),
      next: Type.Union([Id, Type.Null()], { description: 'Send it as `before` for the next page.' }),
    },
    closed,
  ),
);

export const AuditQuery = Type.Object(
  {
    actor: Type.Optional(Type.String({ format: 'uuid', description: 'Only what this account did.' })),
    subject: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Only what was done to this one, by its id.',
      }),
    ),
    before: Type.Optional(
      Type.String({ format: 'uuid', description: 'Only what was done before this entry.' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  },
  closed,
);

export const staffSchemas = [GrantRole, StaffList, AuditEntry, AuditPage];
