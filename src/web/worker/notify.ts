/** What the service pushes: `src/play/channels/people/web-push.ts` writes it. */
export interface Pushed {
  readonly subject: string;
  readonly text: string;
  readonly url: string;
  readonly tag: string;
  readonly image: string | null;
  readonly language: string;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly text: string;
  readonly game: string;
  readonly version: number;
  readonly seat: number;
  readonly action: string;
}

/** TypeScript's library lacks what is newer than the first notifications. */
interface Options extends NotificationOptions {
  readonly image?: string;
  readonly renotify?: boolean;
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
}

/** Some browsers show no buttons, others two. */
const buttonsOf = (): number => (Notification as { readonly maxActions?: number }).maxActions ?? 0;

const isPushed = (value: unknown): value is Pushed =>
  typeof value === 'object' && value !== null && 'subject' in value && 'answers' in value && 'url' in value;

/** Null for what no version of the service sends. */
export function readPushed(data: PushMessageData | null): Pushed | null {
  try {
    const value: unknown = data?.json();
    return isPushed(value) ? value : null;
  } catch {
    return null;
  }
}

/** Buttons are shown only if all answers fit: half a choice is none. */
export async function notify(registration: ServiceWorkerRegistration, pushed: Pushed): Promise<void> {
  const { subject, text, tag, image, language, answers } = pushed;
  const actions = answers.map(({ text: title }, nth) => ({ action: String(nth), title }));
  const options: Options = {
    ...{ body: text, tag, lang: language, data: pushed, renotify: true },
    ...{ icon: new URL('icon-192.png', registration.scope).href },
    ...(image === null ? {} : { image }),
    ...(answers.length > 0 && answers.length <= buttonsOf() ? { actions } : {}),
  };
  await registration.showNotification(subject, options);
}
