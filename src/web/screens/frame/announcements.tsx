import { listAnnouncements } from '../../api/moderation.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { route } from '../../state/route.js';
import { servedLanguage } from '../../state/settings.js';
import { words } from '../../texts/words.js';

/** What the operator announces. Read again at each place, but not during a game. */
export function Announcements() {
  const [room = ''] = route.value.path;
  const found = useLoaded(listAnnouncements, [room === 'games' ? 'games' : room]);
  if ((found.value?.length ?? 0) === 0) return null;
  return (
    <aside aria-label={words().moderation.announcement}>
      {found.value?.map((one) => (
        <p key={one.id} class="card lines">
          {one[servedLanguage.value]}
        </p>
      ))}
    </aside>
  );
}
