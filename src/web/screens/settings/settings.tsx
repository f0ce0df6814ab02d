import { Heading } from '../../parts/heading.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';
import { Account } from './account.js';
import { Applications } from './applications.js';
import { Devices } from './devices.js';
import { Looks } from './looks.js';
import { Mail } from './mail.js';
import { Moderation } from './moderation.js';
import { Notifications } from './notifications.js';
import { People } from './people.js';
import { Profile } from './profile.js';
import { Tokens } from './tokens.js';
import { WaysIn } from './ways-in.js';

export function Settings() {
  const t = words().settings;
  const who = session.value;
  return (
    <div class="narrow">
      <Heading title={t.title} />
      <Looks />
      {who !== null && who.game === null && (
        <>
          <Profile />
          <People />
          <WaysIn />
          <Devices />
          <Notifications />
          <Mail />
          <Applications />
          <Tokens />
          <Moderation />
        </>
      )}
      {who !== null && <Account who={who} />}
    </div>
  );
}
