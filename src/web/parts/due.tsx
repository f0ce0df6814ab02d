import { secondNow } from '../state/time.js';
import { leftOf } from './lengths.js';

const SOON = 60_000;

/** The time left to answer. */
export function Due({ due }: { readonly due: string }) {
  const left = Date.parse(due) - secondNow.value;
  return (
    <time class={left < SOON ? 'due due-soon' : 'due'} dateTime={due}>
      {leftOf(left)}
    </time>
  );
}
