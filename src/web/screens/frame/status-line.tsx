import { isGone, pausedUntil } from '../../state/server.js';
import { secondNow } from '../../state/time.js';
import { words } from '../../texts/words.js';

/** Shows that the server is unreachable or has limited the requests. */
export function StatusLine() {
  const text = statusText();
  return (
    <div class={text === '' ? 'status' : 'status status-on'} role="status">
      {text}
    </div>
  );
}

function statusText(): string {
  const t = words().status;
  if (isGone.value) return t.gone;
  const left = pausedUntil.value - secondNow.value;
  return left <= 0 ? '' : t.paused(Math.ceil(left / 1000));
}
