import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { maxItems } from '../../kernel/max-items.js';
import { placeOf, type SecretKind } from './columns.js';

/*
 * The encrypted form: `sealed:1:` with the id of the key, and nonce, ciphertext and tag of AES-256-GCM in base64url. No
 * plain secret has a colon, so both forms can stand in one column.
 */

const CIPHER = 'aes-256-gcm';
const FORM = 'sealed:1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A list of games decrypts a seed for each of them. */
const MAX_REMEMBERED = 10_000;

/** The database has a secret under a key that the settings do not have. */
export class UnknownKey extends Error {
  constructor(readonly keyId: string) {
    super(
      `The database has secrets that are encrypted under the key ${keyId}. ` +
        'Neither SECRETS_KEY nor SECRETS_KEY_OLD has it: set one of them to it.',
    );
  }
}

/** A secret was changed, or belongs to another row. */
export class DamagedSecret extends Error {
  constructor(place: string) {
    super(`${place} cannot be decrypted: it was changed, or is the secret of another row.`);
  }
}

/** A missing key concerns all secrets, so that still throws. */
export function orIfDamaged<Value>(open: () => Value, otherwise: Value): Value {
  try {
    return open();
  } catch (error) {
    if (error instanceof DamagedSecret) return otherwise;
    throw error;
  }
}

export interface Keyring {
  /** The id of the key for new secrets; null if they are stored as they are. */
  readonly current: string | null;
  /** All keys that can be read. */
  readonly ids: readonly string[];
  seal(kind: SecretKind, row: string, secret: string): string;
  /** Returns a secret that is stored in plain as it is. */
  open(kind: SecretKind, row: string, stored: string): string;
}

export interface Keys {
  /** For new secrets: 32 bytes in base64 or hexadecimal. */
  readonly key?: string | undefined;
  /** For reading only, separated by commas. */
  readonly old?: string | undefined;
}

export function openKeyring({ key, old = '' }: Keys): Keyring {
  const main = key === undefined ? null : readKey(key);
  const all = [...(main === null ? [] : [main]), ...old.split(',').filter(Boolean).map(readKey)];
  const keys = new Map(all.map((one) => [one.id, one]));
  const remembered = new LRUCache<string, string>(maxItems(MAX_REMEMBERED));
  return {
    current: main?.id ?? null,
    ids: [...keys.keys()],
    seal: (kind, row, secret) => (main === null ? secret : sealed(main, placeOf(kind, row), secret)),
    open(kind, row, stored) {
      const id = keyOf(stored);
      if (id === null) return stored;
      const place = placeOf(kind, row);
      const name = `${place} ${stored}`;
      const known = remembered.get(name);
      if (known !== undefined) return known;
      const own = keys.get(id);
      if (own === undefined) throw new UnknownKey(id);
      const secret = unsealed(own, place, stored);
      remembered.set(name, secret);
      return secret;
    },
  };
}

/** For databases without encryption. */
export const noKeys: Keyring = openKeyring({});

/** The id of the key that a stored secret is encrypted under; null if it is stored in plain. */
export function keyOf(stored: string): string | null {
  const [form, version, id] = stored.split(':', 3);
  return `${form}:${version}` === FORM && id !== undefined ? id : null;
}

interface Key {
  /** Says which key it is, and nothing about it. */
  readonly id: string;
  readonly bytes: Buffer;
}

function readKey(text: string): Key {
  const bytes = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (bytes.length !== 32)
    throw new Error('A key of SECRETS_KEY or SECRETS_KEY_OLD has not 32 bytes in base64 or hexadecimal.');
  const id = createHash('sha256').update('permafrost key id ').update(bytes).digest('hex').slice(0, 12);
  return { id, bytes };
}

const boundTo = ({ id }: Key, place: string): Buffer => Buffer.from(`${FORM}:${id} ${place}`);

function sealed(key: Key, place: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(key, place));
  const bytes = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${FORM}:${key.id}:${bytes.toString('base64url')}`;
}

function unsealed(key: Key, place: string, stored: string): string {
  const bytes = Buffer.from(stored.slice(`${FORM}:${key.id}:`.length), 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(boundTo(key, place));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return (
      decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    throw new DamagedSecret(place);
  }
}
