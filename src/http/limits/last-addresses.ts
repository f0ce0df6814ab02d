import { LRUCache } from 'lru-cache';
import { maxItems } from '../../kernel/max-items.js';
import type { Bus } from '../../play/ports/bus.js';

/** How often other processes are told, in milliseconds, and how often the same again: some may have started since. */
const TELL_EVERY = 1_000;
const TELL_AGAIN = 60_000;
const MAX_ACCOUNTS = 100_000;
const SUBJECT = 'addresses';

interface Seen {
  readonly address: string;
  /** In milliseconds; when others were told. */
  readonly toldAt: number;
}

/** From which address each account has written last, in this process or another: what it causes later is charged there, too. */
export class LastAddresses {
  readonly #seen = new LRUCache<string, Seen>(maxItems(MAX_ACCOUNTS));
  readonly #untold = new Map<string, string>();
  readonly #bus: Pick<Bus, 'tell' | 'hear'>;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  readonly #stopHearing: () => void;

  constructor({ bus, now }: { readonly bus: Pick<Bus, 'tell' | 'hear'>; readonly now: () => number }) {
    this.#bus = bus;
    this.#now = now;
    this.#stopHearing = bus.hear(SUBJECT, (word) => this.#heard(word));
    this.#timer = setInterval(() => this.#tell(), TELL_EVERY);
    this.#timer.unref();
  }

  of(account: string): string | undefined {
    return this.#seen.get(account)?.address;
  }

  saw(account: string, address: string): void {
    const before = this.#seen.get(account);
    if (before?.address === address && this.#now() - before.toldAt < TELL_AGAIN) return;
    this.#seen.set(account, { address, toldAt: this.#now() });
    this.#untold.set(account, address);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#stopHearing();
  }

  #tell(): void {
    if (this.#untold.size === 0) return;
    this.#bus.tell(
      SUBJECT,
      [...this.#untold].map(([account, address]) => `${account}/${address}`),
    );
    this.#untold.clear();
  }

  #heard(word: string): void {
    const [account = '', address = ''] = word.split('/');
    if (account !== '' && address !== '') this.#seen.set(account, { address, toldAt: this.#now() });
  }
}
