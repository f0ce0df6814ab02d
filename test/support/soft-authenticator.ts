import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/*
 * An authenticator in software, as WebAuthn defines it: ES256, no attestation. Enough CBOR for what it sends.
 */

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256
    ? Buffer.from([(major << 5) | 24, size])
    : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as ReadonlyMap<number | string, Cbor>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

interface Asked {
  readonly challenge: string;
}

/** One passkey, used on pages of one origin. */
export class SoftAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id: Buffer;
  counter = 0;
  /** Whether it says that its user has unlocked it. */
  isUnlocked = true;

  constructor(
    public origin: string,
    readonly host = new URL(origin).hostname,
    idBytes = 32,
  ) {
    this.#id = randomBytes(idBytes);
  }

  /** The answer to the options for a new passkey. */
  register({ challenge }: Asked, transports: unknown = ['internal']): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([this.#id.length >> 8, this.#id.length & 255]),
      this.#id,
      cbor(key),
    ]);
    const authData = Buffer.concat([this.#data(0x45), credential]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: base64(this.#client('webauthn.create', challenge)),
      attestationObject: base64(cbor(attestation)),
      transports,
    });
  }

  /** The answer to the options for signing in. */
  sign({ challenge }: Asked): object {
    this.counter += 1;
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(this.isUnlocked ? 0x05 : 0x01);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(signature),
    });
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.host), Buffer.from([flags]), counter]);
  }

  #answer(response: object): object {
    const id = base64(this.#id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
