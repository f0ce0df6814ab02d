import { useState } from 'preact/hooks';
import { getOffer, type Offer } from '../../api/sign-in.js';
import { beginKept, usePasskey } from '../../live/signing-in.js';
import { OneFieldForm } from '../../parts/one-field-form.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { type Task, useTask } from '../../parts/use-task.js';
import type { PendingSignIn } from '../../state/pending-sign-in.js';
import { hrefOf } from '../../state/route.js';
import { language } from '../../state/settings.js';
import { words } from '../../texts/words.js';
import { CodeForm } from './code-form.js';

interface Props {
  /** Whether the account that is signed in gets another way in. */
  readonly isAdding: boolean;
  readonly done: () => void;
}

/** Browsers offer passkeys on pages of their host only. */
const hasPasskeys = ({ passkeys }: Offer): boolean =>
  'PublicKeyCredential' in window &&
  (location.hostname === passkeys.host || location.hostname.endsWith(`.${passkeys.host}`));

/** What this server offers: a passkey, a code by mail, other providers. */
export function Ways({ isAdding, done }: Props) {
  const t = words().ways;
  const { value: offer } = useLoaded(getOffer, []);
  const [sent, setSent] = useState<{ pending: PendingSignIn; address: string } | null>(null);
  if (offer === null) return null;
  if (sent !== null)
    return (
      <>
        <p role="status">{t.sent(sent.address)}</p>
        <CodeForm pending={sent.pending} done={done} />
      </>
    );
  return (
    <>
      {hasPasskeys(offer) && <Passkey isAdding={isAdding} done={done} />}
      {offer.address && <ByMail isAdding={isAdding} sent={setSent} />}
      {offer.providers.map((provider) => (
        <ByProvider key={provider.id} provider={provider} isAdding={isAdding} />
      ))}
      {!offer.address && !hasPasskeys(offer) && offer.providers.length === 0 && <p>{t.none}</p>}
    </>
  );
}

function Passkey({ isAdding, done }: Props) {
  const t = words().ways;
  const task = useTask();
  const [isUnused, setUnused] = useState(false);
  const use = () =>
    void task.run(async () => {
      setUnused(false);
      if (await usePasskey(isAdding, t.passkeyLabel(new Date().toISOString().slice(0, 10)))) done();
      else setUnused(true);
    });
  return (
    <>
      <p>
        <button type="button" disabled={task.isBusy} onClick={use}>
          {isAdding ? t.addPasskey : t.usePasskey}
        </button>
      </p>
      {isUnused && <p role="status">{t.passkeyUnused}</p>}
      <WayOn task={task} />
    </>
  );
}

function ByMail({
  isAdding,
  sent,
}: {
  readonly isAdding: boolean;
  readonly sent: (to: { pending: PendingSignIn; address: string }) => void;
}) {
  const t = words().ways;
  return (
    <OneFieldForm
      label={t.mail}
      hint={isAdding ? t.addMailHint : t.mailHint}
      type="email"
      maxLength={254}
      autoComplete="email"
      button={t.send}
      isMain={false}
      failed={(task) => <WayOn task={task} />}
      submit={async (address) => {
        const wish = { kind: 'address', address, language: language.value } as const;
        const { pending } = await beginKept(wish, isAdding);
        sent({ pending, address });
      }}
    />
  );
}

function ByProvider({
  provider,
  isAdding,
}: {
  readonly provider: Offer['providers'][number];
  readonly isAdding: boolean;
}) {
  const t = words().ways;
  const task = useTask();
  const leave = () =>
    void task.run(async () => {
      const { begun } = await beginKept({ kind: 'provider', provider: provider.id }, isAdding);
      if (begun.url !== null) location.assign(begun.url);
    });
  return (
    <>
      <p>
        <button type="button" disabled={task.isBusy} onClick={leave}>
          {t.by(provider.title)}
        </button>
      </p>
      <WayOn task={task} />
    </>
  );
}

/** A failure. Whoever has signed in too long ago does it again. */
export function WayOn({ task: { failure } }: { readonly task: Task }) {
  if (failure === null) return null;
  return <Trouble failure={failure} way={{ href: hrefOf(['sign-in']), text: words().ways.again }} />;
}
