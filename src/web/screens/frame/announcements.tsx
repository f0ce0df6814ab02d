import { signal } from '@preact/signals';
import { listAnnouncements } from '../../api/moderation.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { route } from '../../state/route.js';
import { servedLanguage } from '../../state/settings.js';
import { store, stored } from '../../state/stored.js';
import { otherLanguage, words } from '../../texts/words.js';

const NAME = 'announcements-read';
const isList = (value: unknown): value is readonly string[] => Array.isArray(value);
/** The ids of those that the player has put away. */
const read = signal(stored(NAME, isList) ?? []);

/** What the operator announces. Loaded again at each place, but not during a game. */
export function Announcements() {
  const [room = ''] = route.value.path;
  const found = useLoaded(listAnnouncements, [room === 'games' ? 'games' : room]);
  const unread = found.value?.filter(({ id }) => !read.value.includes(id)) ?? [];
  if (unread.length === 0) return null;
  const putAway = (id: string) => {
    // What is over is not kept.
    const known = read.value.filter((one) => found.value?.some((other) => other.id === one));
    read.value = [...known, id];
    store(NAME, read.value);
  };
  return (
    <aside class="announcements" aria-label={words().moderation.announcement}>
      {unread.map((one) => (
        <div key={one.id} class="announcement">
          <p class="lines" lang={otherLanguage()}>
            {one[servedLanguage.value]}
          </p>
          <button type="button" class="small" onClick={() => putAway(one.id)}>
            {words().table.filmClose}
          </button>
        </div>
      ))}
    </aside>
  );
}
