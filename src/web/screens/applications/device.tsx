import { useState } from 'preact/hooks';
import { type ApplicationRequest, answerDeviceRequest, getDeviceRequest } from '../../api/applications.js';
import { Heading } from '../../parts/heading.js';
import { OneFieldForm } from '../../parts/one-field-form.js';
import { route } from '../../state/route.js';
import { words } from '../../texts/words.js';
import { Asking } from './asking.js';

/** Where the code of a device is typed. */
export function Device() {
  const t = words().applications;
  const [code, setCode] = useState(route.value.query.get('code') ?? '');
  const [asked, setAsked] = useState<ApplicationRequest | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const answer = async (allow: boolean) => {
    await answerDeviceRequest(code, allow);
    setDone(allow ? t.deviceAllowed : t.deviceRefused);
  };
  return (
    <div class="narrow">
      <Heading title={t.deviceTitle} />
      {done !== null && <p role="status">{done}</p>}
      {done === null && asked !== null && <Asking asked={asked} answer={answer} />}
      {done === null && asked === null && (
        <OneFieldForm
          label={t.deviceCode}
          hint={t.deviceCodeHint}
          initial={code}
          maxLength={9}
          autoComplete="off"
          button={t.next}
          isCard
          submit={async (typed) => {
            setAsked(await getDeviceRequest(typed));
            setCode(typed);
          }}
        />
      )}
    </div>
  );
}
