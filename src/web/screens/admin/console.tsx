import { getRole } from '../../api/moderation.js';
import { Heading } from '../../parts/heading.js';
import { Tabs } from '../../parts/tabs.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { otherLanguage } from '../../texts/words.js';
import { Announcements } from './announcements.js';
import { Measures } from './measures.js';
import { Players } from './players.js';
import { Rehearsals } from './rehearsals.js';
import { Reports } from './reports.js';
import { Applications, Audit, Games, Limits, Queues } from './server.js';
import { adminWords } from './texts.js';

/** Made with the public API alone: the server refuses what a role may not do. */
export function Console() {
  const t = adminWords();
  const role = useLoaded(getRole, []);
  const { tabs } = t;
  const forModerators = [
    { name: 'reports', title: tabs.reports, content: () => <Reports /> },
    { name: 'measures', title: tabs.measures, content: () => <Measures /> },
    { name: 'players', title: tabs.players, content: () => <Players /> },
    { name: 'games', title: tabs.games, content: () => <Games /> },
    { name: 'applications', title: tabs.applications, content: () => <Applications /> },
    { name: 'queues', title: tabs.queues, content: () => <Queues /> },
    { name: 'limits', title: tabs.limits, content: () => <Limits /> },
  ];
  const forOperators = [
    { name: 'announcements', title: tabs.announcements, content: () => <Announcements /> },
    { name: 'rehearsals', title: tabs.rehearsals, content: () => <Rehearsals /> },
    { name: 'audit', title: tabs.audit, content: () => <Audit /> },
  ];
  return (
    <div class="narrow" lang={otherLanguage()}>
      <Heading title={t.title} />
      {role.failure !== null && <Trouble failure={role.failure} again={role.again} />}
      {role.value === 'player' && <p>{t.notYours}</p>}
      {role.value !== null && role.value !== 'player' && (
        <Tabs
          label={t.places}
          tabs={role.value === 'operator' ? [...forModerators, ...forOperators] : forModerators}
        />
      )}
    </div>
  );
}
