import { randomUUID } from 'node:crypto';
import type { SealedEntry } from '../../src/engine/fairness.js';
import { newId, newSecret } from '../../src/kernel/ids.js';
import { newTableStatus } from '../../src/play/clocks/table-status.js';
import { newDraw } from '../../src/play/ports/draws/draw.js';
import type { GameRecord, Holder } from '../../src/play/ports/game-record.js';
import type { Append } from '../../src/play/ports/log.js';
import type { Mailbox } from '../../src/play/ports/mail.js';
import type { Player, Token } from '../../src/play/ports/players.js';
import type { SavedReply } from '../../src/play/ports/retries/saved-replies.js';
import type { Webhook } from '../../src/play/ports/webhooks.js';
import type { Store } from '../../src/store/open.js';

export const noon = new Date('2026-01-02T12:00:00.123Z');
export const later = (milliseconds: number): Date => new Date(noon.getTime() + milliseconds);

export const samplePlayer = (name = 'Ada'): Player => ({
  id: newId(noon),
  name,
  bot: false,
  createdAt: noon,
});

export const sampleToken = (playerId: string): Token => ({
  id: newId(noon),
  playerId,
  name: 'laptop',
  scopes: ['read', 'play'],
  createdAt: noon,
  expiresAt: null,
  key: null,
});

export const sampleHash = (): string => Buffer.from(newSecret(32), 'base64url').toString('hex');

export async function createPlayer(store: Store, name?: string): Promise<Player> {
  const player = samplePlayer(name);
  await store.players.create(player, sampleToken(player.id), sampleHash());
  return player;
}

export const heldBy = ({ id, name }: Player): Holder => ({ kind: 'player', id, name });

export const sampleGame = (creatorId: string, part: Partial<GameRecord> = {}): GameRecord => ({
  id: newId(noon),
  rulebook: 'thin-ice',
  rulesVersion: '1',
  engineHash: null,
  engineFrozen: false,
  carryOver: true,
  rated: false,
  options: { zebra: 1, ants: [{ b: 2, a: 1 }] },
  components: null,
  clock: null,
  tableStatus: newTableStatus(part.seats?.length ?? 2, null),
  orders: (part.seats ?? [{}, {}]).map(() => []),
  visibility: 'public',
  invitation: newSecret(),
  creatorId,
  seed: newSecret(),
  entropy: (part.seats ?? [null, null]).map(() => null),
  commitments: (part.seats ?? [null, null]).map(() => null),
  draw: newDraw(null),
  status: 'open',
  version: 0,
  revision: 0,
  prompts: [],
  outcome: null,
  createdAt: noon,
  startedAt: null,
  finishedAt: null,
  movedAt: noon,
  seats: [{ kind: 'open' }, { kind: 'open' }],
  language: null,
  invited: [],
  rematchOf: null,
  rematch: null,
  forkedFrom: null,
  ...part,
});

export async function createGame(store: Store, part: Partial<GameRecord> = {}): Promise<GameRecord> {
  const creatorId = part.creatorId ?? (await createPlayer(store)).id;
  const game = sampleGame(creatorId, part);
  await store.games.create(game);
  return game;
}

export const sampleEntry = (version: number, note: string | number = version): SealedEntry => ({
  version,
  at: later(version),
  seat: 0,
  action: { type: 'step', note },
  events: [{ type: 'stepped', note }],
  hash: `hash of ${version}`,
});

export const sampleReply = (playerId: string, response = '{}'): SavedReply => ({
  ...{ id: randomUUID(), playerId, path: '/v1/games', response },
});

export const sampleAppend = (gameId: string, seen: number, part: Partial<Append> = {}): Append => ({
  gameId,
  after: seen,
  entries: [sampleEntry(seen + 1)],
  status: 'active',
  prompts: [{ seat: 1, kind: 'step' }],
  botAsked: false,
  outcome: null,
  tableStatus: newTableStatus(2, null),
  dueAt: null,
  tell: [],
  notices: [{ type: 'entry.appended', to: null, seat: null }],
  ...part,
});

export const sampleWebhook = (playerId: string, part: Partial<Webhook> = {}): Webhook => ({
  ...{ id: newId(noon), playerId, url: 'https://receiver.example/', events: ['entry.appended'], games: [] },
  ...{ active: true, secret: 'whsec_', previous: null, failingSince: null, disabled: null, createdAt: noon },
  ...{ format: 'standard', name: '', keys: null, language: 'en', timeZone: 'UTC', quietHours: null },
  gatherMinutes: 0,
  ...part,
});

export const sampleMailbox = (playerId: string, part: Partial<Mailbox> = {}): Mailbox => ({
  ...{ playerId, address: 'ada@example.com', language: 'en', events: ['prompt.opened'] },
  ...{ digest: 'immediately', dailyAt: 480, quietHours: null, timeZone: 'UTC' },
  ...{ confirmedAt: null, unsubscribedAt: null, unsubscribeToken: newSecret(), mailedAt: null, error: null },
  createdAt: noon,
  ...part,
});
