import { actions } from './actions.js';
import { appends } from './appends.js';
import { archives } from './archives.js';
import { authentication } from './authentication.js';
import { backup } from './backup.js';
import { carryOver } from './carry-over.js';
import { choices } from './choices.js';
import { clicks } from './click.js';
import { crowd } from './crowd.js';
import { deadlines } from './deadlines.js';
import { embedded } from './embedded.js';
import { firstView } from './first-view.js';
import { type BenchDatabase, benchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { type Service, startService } from './harness/service.js';
import { table } from './harness/table.js';
import { hot } from './hot.js';
import { idleStreams } from './idle-streams.js';
import { inbox } from './inbox.js';
import { loads } from './loads.js';
import { lobby } from './lobby.js';
import { manyGames } from './many-games.js';
import { meetings } from './meetings.js';
import { outbox } from './outbox.js';
import { past } from './past.js';
import { pinned } from './pinned.js';
import { playouts } from './playouts.js';
import { pressure } from './pressure.js';
import { processes } from './processes.js';
import { rehearsal } from './rehearsal.js';
import { rulebooks } from './rulebooks.js';
import { searching } from './searching.js';
import { simulate } from './simulate/simulate.js';
import { strength } from './strength.js';
import { views } from './view.js';
import { weighed } from './weights.js';

type Bench = (service: Service, db: BenchDatabase) => Promise<Figure[]>;

/** `npm run bench -- view` runs one of them. Those that leave 100,000 games in the database are last. */
const overHttp: Readonly<Record<string, Bench>> = {
  pressure: (_, db) => pressure(db),
  searching: (_, db) => searching(db),
  ...{
    weights: weighed,
    actions,
    appends,
    authentication,
    embedded,
    hot,
    outbox,
    view: views,
    past,
    'first-view': firstView,
    click: clicks,
  },
  ...{ pinned, inbox, crowd, 'idle-streams': idleStreams, processes, simulate },
  ...{ lobby, deadlines, 'carry-over': carryOver },
};
const only = process.argv.slice(2);
const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);

const figures: Figure[] = [];
if (isWanted('playouts')) figures.push(...(await playouts()));
if (isWanted('meetings')) figures.push(...(await meetings()));
if (isWanted('rulebooks')) figures.push(...(await rulebooks()));
if (isWanted('rehearsal')) figures.push(...(await rehearsal()));
if (isWanted('archives')) figures.push(...(await archives()));
if (isWanted('loads')) figures.push(...(await loads()));
// Minutes and gigabytes, so only by its name.
if (only.includes('many-games')) figures.push(...(await manyGames()));
// An hour, so only by its name.
if (only.includes('strength')) figures.push(...(await strength()));
if (only.includes('choices')) figures.push(...(await choices()));
if (isWanted('backup')) figures.push(...(await backup()));
const wanted = Object.entries(overHttp).filter(([name]) => isWanted(name));
const db = wanted.length > 0 ? await benchDatabase() : null;
if (db !== null) {
  try {
    const service = await startService(db.url);
    try {
      for (const [, bench] of wanted) figures.push(...(await bench(service, db)));
    } finally {
      await service.stop();
    }
  } finally {
    await db.drop();
  }
}
console.log(
  `Medians, and below them the spread of the rounds; ratios are of neighbouring rounds.\n\n${table(figures)}`,
);
if (db === null && wanted.length > 0) {
  console.log(`\nskipped: no Postgres, so nothing is said of ${wanted.map(([name]) => name).join(', ')}`);
}
