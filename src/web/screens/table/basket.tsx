import { Tick } from '../../parts/choice.js';
import { Marked } from '../../parts/marked.js';
import { words } from '../../texts/words.js';
import type { Taking } from './use-taking.js';

/** Collects several answers to one question, such as tiles to throw, and sends them together. */
export function Basket({ taking }: { readonly taking: Taking }) {
  const t = words().story;
  const { asked, basket, isBusy } = taking;
  if (asked === null || !hasSeveral(asked.actions)) return null;
  const chosen = (basket ?? []).flatMap((id) => asked.actions.find((one) => one.id === id) ?? []);
  return (
    <div class="basket">
      <Tick label={t.several} isOn={basket !== null} onChange={taking.collect} />
      {basket !== null && (
        <>
          <ol class="parts">
            {chosen.map(({ id, text }) => (
              <li key={id}>
                <Marked text={text} />{' '}
                <button type="button" class="small bare" onClick={() => taking.choose(id)}>
                  {t.notThis}
                  <span class="unseen"> {text}</span>
                </button>
              </li>
            ))}
          </ol>
          <button type="button" class="main" disabled={isBusy || chosen.length === 0} onClick={taking.send}>
            {t.sendAll(chosen.length)}
          </button>
        </>
      )}
    </div>
  );
}

/** Only actions of one type are likely to be possible one after the other. */
function hasSeveral(actions: NonNullable<Taking['asked']>['actions']): boolean {
  const types = actions.map(({ action }) => action.type);
  return types.some((type, nth) => types.indexOf(type) !== nth);
}
