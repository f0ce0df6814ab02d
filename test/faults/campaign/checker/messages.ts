import type { Following, MessageSeen, Posted, StoredGame } from '../record.js';
import type { Violation } from './violation.js';

/** Every message that was acknowledged exists once, in order, and every stream had each of them once. */
export function checkMessages(
  { game, messages }: StoredGame,
  posted: readonly Posted[],
  following: readonly Following[],
  seen: readonly MessageSeen[],
): Violation[] {
  const found: Violation[] = [];
  const report = (detail: string): void => void found.push({ kind: 'message', game, detail });
  const place = new Map<string, number>();
  for (const [nth, { text }] of messages.entries()) {
    if (place.has(text)) report(`“${text}” is there twice`);
    place.set(text, nth);
  }
  const asked = new Map(posted.map((one) => [one.text, one]));
  for (const { text } of messages) if (!asked.has(text)) report(`nobody posted “${text}”`);
  const kept = posted.filter(({ status }) => status === 201);
  for (const { text } of kept) if (!place.has(text)) report(`“${text}” was acknowledged, and is lost`);
  for (const later of posted) {
    const at = place.get(later.text);
    for (const earlier of kept)
      if (earlier.done < later.sent && at !== undefined && (place.get(earlier.text) ?? -1) > at)
        report(`“${later.text}” stands before “${earlier.text}”, which was acknowledged before it was sent`);
  }
  const ids = messages.map(({ id }) => id);
  const byFollower = Map.groupBy(seen, ({ follower }) => follower);
  for (const { follower } of following.filter(({ what }) => what === 'messages')) {
    const got = (byFollower.get(follower) ?? []).map(({ id }) => id);
    const missing = ids.filter((id) => !got.includes(id));
    if (missing.length > 0) report(`${follower} never got ${missing.length} of ${ids.length} messages`);
    if (new Set(got).size < got.length) report(`${follower} got a message twice`);
    if (missing.length === 0 && got.length === ids.length && got.some((id, nth) => id !== ids[nth]))
      report(`${follower} got the messages in another order`);
  }
  return found;
}
