import { useState } from 'preact/hooks';
import { type Game, getGame } from '../../api/games.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { language } from '../../state/settings.js';
import { words } from '../../texts/words.js';
import { SignIn } from '../sign-in/sign-in.js';
import { GameScreen } from './game-screen.js';
import { Terms } from './terms.js';

interface Props {
  readonly id: string;
  readonly invitation: string | null;
}

/** A game without an account: it can be watched once it has started. Before, it says what the visitor is invited to. */
export function Visitor({ id, invitation }: Props) {
  const loaded = useLoaded((signal) => getGame(id, invitation, signal), [id, invitation]);
  const [isJoining, setJoining] = useState(false);
  const { value: game, failure } = loaded;
  if (failure?.kind === 'unreachable') return <Trouble failure={failure} again={loaded.again} />;
  if (game === null) return failure === null ? <p class="quiet">{words().loading}</p> : <SignIn />;
  if (game.startedAt === null || isJoining) return <Invitation game={game} />;
  const t = words().public;
  return (
    <>
      <p class="notice">
        {t.watching}{' '}
        <button type="button" class="small" onClick={() => setJoining(true)}>
          {t.takePart}
        </button>
      </p>
      <GameScreen key={`${id} ${language.value}`} id={id} />
    </>
  );
}

const Invitation = ({ game }: { readonly game: Game }) => (
  <SignIn>{game.status === 'open' && <Terms game={game} />}</SignIn>
);
