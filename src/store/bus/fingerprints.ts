import { isId } from '../../kernel/ids.js';
import { EVENTS } from '../../play/ports/channels/account-events.js';
import { TALK } from '../../play/ports/talk.js';
import type { Database, HotStatement } from '../database.js';

/** Changes with whatever its topic announces. */
export interface Fingerprint {
  readonly text: string;
  /** The head, if the topic is a game. */
  readonly version?: number;
  readonly revision?: number;
}

export type Fingerprints = ReadonlyMap<string, Fingerprint>;

/* A sweep: it names many games at once, and the only one that listeners need. */
const FINGERPRINTS: HotStatement = {
  name: 'fingerprints',
  text: `/* fingerprints */ SELECT
    (SELECT json_object_agg(g.id, json_build_array(g.version, g.revision)) FROM games g WHERE g.id = ANY (wanted.ids))::text,
    (SELECT json_object_agg(t.game_id, t.last_at) FROM talks t WHERE t.game_id = ANY (wanted.talks))::text,
    (SELECT json_object_agg(asked.player_id, asked.fingerprint) FROM (
      SELECT s.player_id, concat(count(*), '/', max(g.moved_at)) AS fingerprint
      FROM seats s JOIN games g ON g.id = s.game_id AND g.status = 'active' AND s.seat = ANY (g.asked)
      WHERE s.player_id = ANY (wanted.ids) GROUP BY s.player_id
    ) asked)::text,
    (SELECT json_object_agg(r.player_id, r.last::text) FROM event_readers r WHERE r.player_id = ANY (wanted.readers))::text
    FROM (SELECT string_to_array($1, ',')::uuid[] AS ids, string_to_array($2, ',')::uuid[] AS talks,
      string_to_array($3, ',')::uuid[] AS readers) wanted`,
};

type Heads = Readonly<Record<string, readonly [version: number, revision: number]>>;
type Texts = Readonly<Record<string, string>>;

/** The ids of the topics that end so. */
const idsBefore = (end: string, topics: readonly string[]): string[] =>
  topics.filter((topic) => topic.endsWith(end)).map((topic) => topic.slice(0, -end.length));

/** Topics that are no game, talk, player or events of one have no fingerprint. */
export async function fingerprintsOf(
  askHot: Database['askHot'],
  topics: readonly string[],
): Promise<Fingerprints> {
  const [talks, readers] = [idsBefore(TALK, topics), idsBefore(EVENTS, topics)];
  const ids = topics.filter(isId);
  if (ids.length + talks.length + readers.length === 0) return new Map();
  const row = (await askHot(FINGERPRINTS, [ids.join(), talks.join(), readers.join()])) ?? [];
  const [heads, told, asked, events] = row.map((text) => JSON.parse(text ?? '{}')) as [
    Heads,
    Texts,
    Texts,
    Texts,
  ];
  const fingerprints = new Map<string, Fingerprint>();
  for (const id of talks) fingerprints.set(`${id}${TALK}`, { text: told[id] ?? '' });
  for (const id of readers) fingerprints.set(`${id}${EVENTS}`, { text: events[id] ?? '' });
  for (const id of ids) {
    const head = heads[id];
    fingerprints.set(
      id,
      head === undefined
        ? { text: asked[id] ?? '' }
        : { text: head.join('/'), version: head[0], revision: head[1] },
    );
  }
  return fingerprints;
}
