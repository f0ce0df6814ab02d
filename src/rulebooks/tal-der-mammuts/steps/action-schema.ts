import { type TUnsafe, Type } from 'typebox';
import { actionSchema } from '../../../engine/define/index.js';
import type { CardAction } from '../fields.js';
import { actions } from './index.js';

/** An action in an event or in a view: only cards are kept, the schema that is sent allows every action. */
export const ActionSchema: TUnsafe<CardAction> = Type.Unsafe(actionSchema(actions));
