import { useState } from 'preact/hooks';
import { Heading } from '../../parts/heading.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';
import { Account } from './account.js';
import { Applications } from './applications.js';
import { CalendarSettings } from './calendar.js';
import { Data } from './data.js';
import { Devices } from './devices.js';
import { Looks } from './looks.js';
import { Mail } from './mail.js';
import { Moderation } from './moderation.js';
import { Notifications } from './notifications.js';
import { People } from './people.js';
import { Profile } from './profile.js';
import { Receivers } from './receivers.js';
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
          <Reaching />
          <Mail />
          <CalendarSettings />
          <Applications />
          <Tokens />
          <Moderation />
          <Data />
        </>
      )}
      {who !== null && <Account who={who} />}
    </div>
  );
}

/** This device is one of the receivers. */
function Reaching() {
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges((before) => before + 1);
  return (
    <>
      <Notifications changed={changed} />
      <Receivers changes={changes} changed={changed} />
    </>
  );
}
