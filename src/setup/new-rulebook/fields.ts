import { Type } from 'typebox';

/** Fields that events, actions and the view share. */
export const Seat = Type.Integer({ minimum: 0 });
export const Count = Type.Integer({ minimum: 0 });
export const Choice = Type.Integer({ minimum: 1, maximum: 3 });
export const Die = Type.Integer({ minimum: 1, maximum: 6 });
