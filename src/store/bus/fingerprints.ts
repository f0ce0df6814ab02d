import { isId } from '../../kernel/ids.js';
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
    ) asked)::text
    FROM (SELECT string_to_array($1, ',')::uuid[] AS ids, string_to_array($2, ',')::uuid[] AS talks) wanted`,
};

type Heads = Readonly<Record<string, readonly [version: number, revision: number]>>;
type Texts = Readonly<Record<string, string>>;

/** Topics that are no game, talk or player have no fingerprint. */
export async function fingerprintsOf(
  askHot: Database['askHot'],
  topics: readonly string[],
): Promise<Fingerprints> {
  const talks = topics.filter((topic) => topic.endsWith(TALK)).map((topic) => topic.slice(0, -TALK.length));
  const ids = topics.filter(isId);
  if (ids.length === 0 && talks.length === 0) return new Map();
  const row = (await askHot(FINGERPRINTS, [ids.join(), talks.join()])) ?? [];
  const [heads, told, asked] = row.map((text) => JSON.parse(text ?? '{}')) as [Heads, Texts, Texts];
  const fingerprints = new Map<string, Fingerprint>();
  for (const id of talks) fingerprints.set(`${id}${TALK}`, { text: told[id] ?? '' });
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
