import type { Language } from '../../engine/rulebook.js';
import type { Format, Manner, Webhook } from '../../play/ports/webhooks.js';
import type * as rows from '../generated/client.js';

/** The columns of how a webhook speaks. */
export type StoredManner = Pick<
  rows.Webhook,
  'format' | 'name' | 'language' | 'timeZone' | 'quietFrom' | 'quietUntil' | 'gatherMinutes'
>;

export const mannerOf = ({
  format,
  name,
  language,
  timeZone,
  quietFrom,
  quietUntil,
  gatherMinutes,
}: StoredManner): Manner & Pick<Webhook, 'format' | 'name'> => ({
  format: format as Format,
  language: language as Language,
  quietHours: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
  ...{ name, timeZone, gatherMinutes },
});

/** Of quiet hours that are given, null for none. */
export const quietColumns = (quietHours: Manner['quietHours'] | undefined) =>
  quietHours === undefined
    ? {}
    : { quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null };
