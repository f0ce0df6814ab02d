import type { Database, HotStatement } from './database.js';

const BROKEN =
  'a power cut or a crash of its machine can take back what was acknowledged, and damage the database';

/** The risk of each setting when it is off. */
const RISKS = {
  fsync: BROKEN,
  full_page_writes: 'a power cut or a crash of its machine can damage the database',
  synchronous_commit: 'a power cut or a crash of the server can take back what was acknowledged last',
} as const;

const NAMES = Object.keys(RISKS) as (keyof typeof RISKS)[];

/** Asked on a connection like those that write, since databases and roles can have their own settings. */
const SHOW: HotStatement = {
  name: 'durability',
  text: `SELECT ${NAMES.map((name) => `current_setting('${name}')`).join(', ')}`,
};

/** A warning for each setting that makes the server acknowledge writes before they are on disk. */
export async function durabilityWarnings({ askHot }: Pick<Database, 'askHot'>): Promise<string[]> {
  const values = (await askHot(SHOW, [])) ?? [];
  return NAMES.filter((_, nth) => values[nth] === 'off').map(
    (name) => `The database server has ${name} off: ${RISKS[name]}.`,
  );
}
