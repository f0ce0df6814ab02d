import { useEffect } from 'preact/hooks';
import { listRehearsals, startRehearsal } from '../../api/admin.js';
import type { Rehearsal } from '../../api/moderation.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { When } from '../../parts/when.js';
import { hrefOf } from '../../state/route.js';
import { Listed } from './listed.js';
import { adminWords } from './texts.js';

const LOOK_AGAIN = 2_000;

export function Rehearsals() {
  const t = adminWords().rehearsal;
  const task = useTask();
  const rehearsals = useLoaded(listRehearsals, []);
  const { value, again } = rehearsals;
  useEffect(() => {
    if (value?.every(({ doneAt }) => doneAt !== null) !== false) return;
    const timer = setTimeout(again, LOOK_AGAIN);
    return () => clearTimeout(timer);
  }, [value]);
  const start = () =>
    void task.run(async () => {
      await startRehearsal();
      again();
    });
  return (
    <>
      <p>{t.about}</p>
      <p>
        <button type="button" disabled={task.isBusy} onClick={start}>
          {t.start}
        </button>
      </p>
      {task.failure !== null && <Trouble failure={task.failure} />}
      <Listed loaded={rehearsals}>{(one) => <One key={one.id} {...one} />}</Listed>
    </>
  );
}

function One({ id, at, doneAt, versions }: Rehearsal) {
  const t = adminWords().rehearsal;
  const heading = `rehearsal-${id}`;
  return (
    <article class="card" aria-labelledby={heading}>
      <h2 id={heading}>
        {t.title} <When time={at} />
      </h2>
      {doneAt === null && (
        <p class="quiet" role="status">
          {t.runs}
        </p>
      )}
      {versions?.length === 0 && <p>{t.nothing}</p>}
      {versions?.map((version) => (
        <Version key={`${version.rulebook} ${version.rulesVersion}`} {...version} />
      ))}
    </article>
  );
}

const COUNTS = ['games', 'carriedOver', 'pinned', 'turnedOff', 'notStarted', 'missing'] as const;

function Version({
  rulebook,
  rulesVersion,
  newest,
  differences,
  ...counts
}: NonNullable<Rehearsal['versions']>[number]) {
  const t = adminWords().rehearsal;
  return (
    <>
      <h3>{t.version(rulebook, rulesVersion, newest)}</h3>
      <dl>
        {COUNTS.map((name) => (
          <div class="row" key={name}>
            <dt>{t.counts[name]}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
      </dl>
      {differences.length > 0 && (
        <>
          <h4>{t.differences}</h4>
          <ul>
            {differences.map(({ kind, game, version, detail }) => (
              <li key={kind}>
                {t.kinds[kind]}: <a href={hrefOf(['games', game])}>{game}</a>, {t.at} {version}
                {': '}
                <span class="quiet">{detail ?? t.own}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
