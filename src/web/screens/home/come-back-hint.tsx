import { useState } from 'preact/hooks';
import { listMethods } from '../../api/sign-in.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { hrefOf } from '../../state/route.js';
import { store, stored } from '../../state/stored.js';
import { words } from '../../texts/words.js';

const NAME = 'come-back-hint';
const isSeen = (value: unknown): value is { readonly player: string } =>
  typeof value === 'object' && value !== null && 'player' in value;

/** Tells a guest, until it was answered once, that the account is in this browser only. */
export function ComeBackHint({ player }: { readonly player: string }) {
  const [isAnswered, setAnswered] = useState(stored(NAME, isSeen)?.player === player);
  return isAnswered ? null : (
    <Hint
      answer={() => {
        store(NAME, { player });
        setAnswered(true);
      }}
    />
  );
}

function Hint({ answer }: { readonly answer: () => void }) {
  const t = words().ways;
  const methods = useLoaded(listMethods, []);
  if (methods.value?.length !== 0) return null;
  return (
    <aside class="notice" aria-label={t.waysIn}>
      <p>{t.hint}</p>
      <p class="row">
        <a class="button" href={hrefOf(['settings'])} onClick={answer}>
          {t.hintYes}
        </a>
        <button type="button" onClick={answer}>
          {t.hintNo}
        </button>
      </p>
    </aside>
  );
}
