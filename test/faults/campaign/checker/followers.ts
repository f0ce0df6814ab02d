import type { Following, Seen, StoredGame } from '../record.js';
import type { Violation } from './violation.js';

/** Every follower must have seen every entry of the log once, in order. */
export function checkFollowers(
  { game, entries }: StoredGame,
  following: readonly Following[],
  seen: readonly Seen[],
): Violation[] {
  const byFollower = Map.groupBy(seen, ({ follower }) => follower);
  const followers = following.filter(({ what }) => what === 'entries');
  return followers.flatMap(({ follower }) => {
    const all = byFollower.get(follower) ?? [];
    const report = (detail: string): Violation => ({
      kind: 'follower',
      game,
      detail: `${follower} ${detail}`,
    });
    const found: Violation[] = [];
    let last = 0;
    for (const { version, hash, process } of all) {
      if (version !== last + 1)
        found.push(report(`got version ${version} after ${last}, from process ${process}`));
      if (entries[version - 1]?.hash !== hash)
        found.push(
          report(`got a version ${version} that is not the one in the log, from process ${process}`),
        );
      last = version;
    }
    if (last < entries.length) found.push(report(`got nothing after version ${last} of ${entries.length}`));
    return found;
  });
}
