import { base } from '../../api/wire.js';
import { words } from '../../texts/words.js';

export function Footer() {
  const t = words().frame;
  return (
    <footer class="foot">
      <p>
        {t.foot} <a href={`${base}/docs`}>{t.api}</a>
      </p>
    </footer>
  );
}
