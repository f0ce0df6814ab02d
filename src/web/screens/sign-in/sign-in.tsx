import type { ComponentChildren } from 'preact';
import { createPlayer, getTokenOwner } from '../../api/account.js';
import { Heading } from '../../parts/heading.js';
import { isolated } from '../../parts/isolated.js';
import { OneFieldForm } from '../../parts/one-field-form.js';
import { useRulebooks } from '../../parts/use-rulebooks.js';
import { gameToJoin } from '../../state/game-to-join.js';
import { go, hrefOf, route } from '../../state/route.js';
import { refused, signIn } from '../../state/session.js';
import { inWords, words } from '../../texts/words.js';
import { Ways } from './ways.js';

/** The game of the invitation in the address. */
const invitedTo = (): string | null => {
  const { path, query } = route.value;
  return path[0] === 'games' && query.has('invitation') ? (path[1] ?? null) : null;
};

/** Creates an account with a name, or signs in with a token. The address stays, so that a link leads to its screen. */
export function SignIn({ children }: { readonly children?: ComponentChildren }) {
  const t = words().signIn;
  const isInvited = invitedTo() !== null;
  return (
    <div class="narrow">
      <Heading title={isInvited ? t.invitedTitle : t.title} />
      {refused.value !== null && (
        <p class="notice" role="alert">
          {t.refused(isolated(refused.value))}
        </p>
      )}
      <p class="lead">{isInvited ? t.invitedLead : t.lead}</p>
      {children}
      <ByName />
      <section class="card" aria-labelledby="come-back">
        <h2 id="come-back">{words().ways.comeBack}</h2>
        <p>{words().ways.comeBackHint}</p>
        <Ways isAdding={false} done={() => {}} />
      </section>
      <details>
        <summary>{t.haveToken}</summary>
        <ByToken />
      </details>
      {!isInvited && <Playable />}
    </div>
  );
}

function ByName() {
  const t = words().signIn;
  return (
    <OneFieldForm
      label={t.name}
      hint={t.nameHint}
      initial={refused.value ?? ''}
      maxLength={40}
      autoComplete="nickname"
      button={t.begin}
      isCard
      submit={async (name) => {
        const { secret, player } = await createPlayer(name);
        gameToJoin.value = invitedTo();
        signIn({ secret, player: { id: player.id, name: player.name }, game: null });
      }}
    />
  );
}

function ByToken() {
  const t = words().signIn;
  return (
    <OneFieldForm
      label={t.token}
      hint={t.tokenHint}
      maxLength={200}
      type="password"
      autoComplete="off"
      button={t.useToken}
      isMain={false}
      isCard
      submit={async (secret) => {
        const { player, token } = await getTokenOwner(secret);
        const game = token.key?.game ?? null;
        signIn({ secret, player: { id: player.id, name: player.name }, game });
        if (game !== null) go(hrefOf(['games', game]));
      }}
    />
  );
}

/** The rulebooks. Anyone can read the rules. */
function Playable() {
  const t = words();
  const books = useRulebooks();
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="playable">
      <h2 id="playable">{t.signIn.playable}</h2>
      <ul class="cards">
        {books.map(({ id, titles, seats }) => (
          <li key={id}>
            <a class="card card-link" href={hrefOf(['rules', id])}>
              <strong>{inWords(titles)}</strong>
              <span class="card-foot">{t.signIn.forSeats(seats.min, seats.max)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
