import { Heading } from '../../parts/heading.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';
import { Account } from './account.js';
import { Devices } from './devices.js';
import { Looks } from './looks.js';
import { Mail } from './mail.js';
import { Notifications } from './notifications.js';
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
          <WaysIn />
          <Devices />
          <Notifications />
          <Mail />
          <Tokens />
        </>
      )}
      {who !== null && <Account who={who} />}
    </div>
  );
}
