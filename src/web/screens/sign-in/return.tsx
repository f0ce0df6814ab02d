import { useEffect } from 'preact/hooks';
import { codeOf } from '../../api/failure.js';
import { finish } from '../../live/signing-in.js';
import { Heading } from '../../parts/heading.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { type PendingSignIn, pendingSignIn } from '../../state/pending-sign-in.js';
import { replace, route } from '../../state/route.js';
import { words } from '../../texts/words.js';
import { NewAccount } from './code-form.js';
import { Ways } from './ways.js';

/** A request of an application goes on where the sign-in interrupted it. */
const isRequest = (from: string): boolean => /^#\/(authorize|device)\b/.test(from);

function home(pending: PendingSignIn | null): void {
  const { isAdding = false, from = '' } = pending ?? {};
  replace(isRequest(from) ? from : isAdding ? '#/settings' : '#/');
}

/** Where links in mails and providers lead back to, and where somebody signs in again. */
export function Return() {
  const t = words().ways;
  const { path, query } = route.value;
  const [room, id] = path;
  const pending = pendingSignIn();
  const isBack = room === 'signed-in' || id !== undefined;
  const ofThis = room === 'signed-in' ? (query.get('state')?.split('.')[1] ?? '') : (id ?? '');
  return (
    <div class="narrow">
      <Heading title={t.title} />
      <section class="card">
        {!isBack && <Ways isAdding={false} done={() => replace('#/settings')} />}
        {isBack && pending?.id === ofThis && <Finishing pending={pending} query={query} />}
        {isBack && pending?.id !== ofThis && <p role="alert">{t.elsewhere}</p>}
      </section>
    </div>
  );
}

function Finishing({ pending, query }: { readonly pending: PendingSignIn; readonly query: URLSearchParams }) {
  const task = useTask();
  const isMail = route.value.path[0] === 'sign-in';
  const done = () => home(pending);
  useEffect(() => {
    const proof = isMail ? { code: query.get('code') ?? '' } : { callback: query.toString() };
    void task.run(async () => {
      await finish(pending, proof);
      done();
    });
  }, [pending.id]);
  if (task.failure === null) return <p role="status">{words().loading}</p>;
  if (codeOf(task.failure) === 'no_account') return <NewAccount pending={pending} done={done} />;
  return <Trouble failure={task.failure} way={{ href: '#/sign-in', text: words().ways.again }} />;
}
