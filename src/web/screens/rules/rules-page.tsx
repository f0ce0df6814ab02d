import { getRulebook } from '../../api/rulebooks.js';
import { Heading } from '../../parts/heading.js';
import { Rules } from '../../parts/rules.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { hrefOf } from '../../state/route.js';
import { session } from '../../state/session.js';
import { inWords, words } from '../../texts/words.js';
import { Begin } from '../learn/learn.js';

export function RulesPage({ id }: { readonly id: string }) {
  const t = words();
  const { value: book, failure, again } = useLoaded(() => getRulebook(id), [id]);
  return (
    <div class="narrow">
      <Heading title={book === null ? t.lobby.rules : inWords(book.titles)}>
        {book !== null && (
          <a class="button main" href={hrefOf(['new'], { rulebook: book.id })}>
            {t.home.newGame}
          </a>
        )}
      </Heading>
      {failure !== null && (
        <Trouble failure={failure} again={again} way={{ href: '#/lobby', text: t.lobby.title }} />
      )}
      {book?.lesson === true && session.value?.game === null && (
        <p>
          <Begin book={book} />
        </p>
      )}
      {book !== null && <Rules book={book} />}
    </div>
  );
}
