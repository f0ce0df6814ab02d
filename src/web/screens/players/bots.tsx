import { type Bot, listBots } from '../../api/challenges.js';
import { Heading } from '../../parts/heading.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTitleOf } from '../../parts/use-rulebooks.js';
import { hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';

/** The bots that accept games by themselves. */
export function Bots() {
  const t = words().challenges;
  const bots = useLoaded(listBots, []);
  return (
    <div class="narrow">
      <Heading title={t.bots} />
      <p class="quiet">{t.botsLead}</p>
      {bots.failure !== null && <Trouble failure={bots.failure} again={bots.again} />}
      {bots.value?.length === 0 && <p class="quiet">{t.botsNone}</p>}
      <ul class="rows">
        {bots.value?.map((bot) => (
          <li key={bot.player.id}>
            <Row bot={bot} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ bot: { player, accepts, operator, pace } }: { readonly bot: Bot }) {
  const t = words().challenges;
  const titleOf = useTitleOf();
  const titles = [...new Set(accepts.map(({ rulebook }) => titleOf(rulebook)))];
  return (
    <span>
      <a href={hrefOf(['players', player.id])}>
        <bdi>{player.name}</bdi>
      </a>{' '}
      {titles.join(', ')}
      {pace.median !== null && <span class="hint"> {t.pace((pace.median / 1000).toFixed(1))}</span>}
      {operator !== null && (
        <span class="hint">
          {' '}
          {t.operator}{' '}
          <a href={hrefOf(['players', operator.id])}>
            <bdi>{operator.name}</bdi>
          </a>
        </span>
      )}
    </span>
  );
}
