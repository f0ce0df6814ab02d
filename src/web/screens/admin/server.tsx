import { useState } from 'preact/hooks';
import { getQueues, listApplications, listAudit, listMetLimits } from '../../api/admin.js';
import { Field } from '../../parts/field.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { When } from '../../parts/when.js';
import { hrefOf } from '../../state/route.js';
import { Listed } from './listed.js';
import { MeasureForm } from './measure-form.js';
import { adminWords } from './texts.js';

export function Games() {
  const t = adminWords();
  const [id, setId] = useState('');
  return (
    <>
      <Field label={t.gameId} value={id} onInput={(text) => setId(text.trim())} maxLength={36} />
      {id.length === 36 && (
        <>
          <p>
            <a href={hrefOf(['games', id])}>{id}</a>
          </p>
          <MeasureForm kinds={['close-game', 'exclude-game']} targets={[{ game: id }]} changed={() => {}} />
        </>
      )}
    </>
  );
}

export function Applications() {
  const t = adminWords();
  const applications = useLoaded(listApplications, []);
  return (
    <Listed loaded={applications}>
      {({ id, name, grants }) => (
        <article class="card" key={id} aria-label={id}>
          <h2>{name}</h2>
          <p class="quiet">
            {id} {t.allowedBy(grants)}
          </p>
          <MeasureForm
            kinds={['stop-application']}
            targets={[{ application: id }]}
            changed={applications.again}
          />
        </article>
      )}
    </Listed>
  );
}

const COUNTS = ['notices', 'deliveries', 'mailboxes', 'accountMails'] as const;

export function Queues() {
  const t = adminWords();
  const queues = useLoaded(getQueues, []);
  const webhooks = { ...queues, value: queues.value?.webhooks ?? null, put: () => {} };
  return (
    <>
      {queues.failure !== null && <Trouble failure={queues.failure} again={queues.again} />}
      <dl class="counts">
        {queues.value !== null &&
          COUNTS.map((name) => (
            <div key={name}>
              <dt>{t.counts[name]}</dt>
              <dd>{queues.value?.[name]}</dd>
            </div>
          ))}
      </dl>
      <h2>{t.broken}</h2>
      <Listed loaded={webhooks}>
        {({ id, owner, host, failingSince, disabled, waiting }) => (
          <article class="card" key={id} aria-label={host}>
            <h3>{host}</h3>
            <p class="quiet">
              <a href={hrefOf(['players', owner.id])}>
                <bdi>{owner.name}</bdi>
              </a>
              {` · ${t.waiting(waiting)}`}
              {failingSince !== null && (
                <span>
                  {` · ${t.failingSince} `}
                  <When time={failingSince} />
                </span>
              )}
              {disabled !== null && ` · ${disabled}`}
            </p>
            <MeasureForm kinds={['stop-webhook']} targets={[{ webhook: id }]} changed={queues.again} />
          </article>
        )}
      </Listed>
    </>
  );
}

export function Limits() {
  const t = adminWords();
  const limits = useLoaded(listMetLimits, []);
  return (
    <Listed loaded={limits}>
      {({ player, address, operation, count, at }) => (
        <article class="card" key={`${player?.id} ${address} ${operation}`} aria-label={address}>
          <h2>
            <bdi>{player?.name ?? t.somebody}</bdi>
          </h2>
          <p class="quiet">
            {address} {t.refused(count, operation)} <When time={at} />
          </p>
          <details>
            <summary>{t.measure}</summary>
            <MeasureForm
              kinds={player === null ? ['ban-address'] : ['ban-address', 'mute', 'suspend', 'ban']}
              targets={[{ address, ...(player === null ? {} : { player: player.id }) }]}
              changed={limits.again}
            />
          </details>
        </article>
      )}
    </Listed>
  );
}

export function Audit() {
  const entries = useLoaded(listAudit, []);
  return (
    <Listed loaded={entries}>
      {({ id, at, by, actor, action, subject, detail }) => (
        <p key={id}>
          <When time={at} /> <bdi>{actor?.name ?? by}</bdi>: <strong>{action}</strong> {subject.kind}{' '}
          {subject.id} <span class="quiet">{JSON.stringify(detail)}</span>
        </p>
      )}
    </Listed>
  );
}
