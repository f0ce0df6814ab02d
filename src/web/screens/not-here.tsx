import { Heading } from '../parts/heading.js';
import { words } from '../texts/words.js';

export function NotHere() {
  const t = words().notHere;
  return (
    <>
      <Heading title={t.title} />
      <p>{t.text}</p>
      <p>
        <a class="button" href="#/">
          {t.home}
        </a>
      </p>
    </>
  );
}
