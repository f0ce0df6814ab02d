import { isSameJson } from '../kernel/json.js';
import { err, ok, type Result } from '../kernel/result.js';
import { seededRng } from '../kernel/rng.js';
import { actionId, hasSameId } from './action-id.js';
import type { AnyAction, AnyConfig, AnyEvent, AnyRulebook, AnyState } from './any-rulebook.js';
import { completing } from './complete-config.js';
import { withCurrentProvenance } from './components.js';
import { type ActionEntry, type Entry, isAction, isStart, type StartEntry } from './entry.js';
import { judgeAmong } from './game.js';
import { applyEntry, replay } from './replay.js';
import type { Seat } from './rulebook.js';
import { wayBack } from './undoable.js';
import { validatorOf } from './validators.js';
import { saidIn } from './words.js';

/** `error` if one of the two cannot replay the entry at all. */
export type DifferenceKind = 'config' | 'action' | 'events' | 'undo' | 'prompts' | 'legal' | 'error';

/** A difference between two versions of a rulebook. It shows no values of actions and events, which may be secret. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** The version of the entry that is judged differently, or after which the seats are asked something else. */
  readonly version: number;
  readonly detail: string;
}

/** The log of a game, with the seed of its randomness. */
export interface Played {
  readonly entries: readonly Entry[];
  readonly seed: string;
}

interface Pair<Item> {
  readonly older: Item;
  readonly newer: Item;
}

/** A state by both rules. */
interface Position extends Pair<AnyState> {
  /** The legal actions by the newer rules, once they are known to be those by the older ones. */
  legal: ReadonlyMap<Seat, readonly AnyAction[]> | null;
}

/**
 * The first difference between the rules that a game was played by and newer ones; null if the game can go on by the
 * newer ones. Entries that were undone count too, because a verification replays them.
 */
export function firstDifference(rulebooks: Pair<AnyRulebook>, played: Played): Difference | null {
  const judging = comparing(rulebooks, played);
  for (;;) {
    const step = judging.next();
    if (step.done) return step.value;
  }
}

/** Pauses after each entry, so that other work can go on. Returns the first difference. */
export function* comparing(
  rulebooks: Pair<AnyRulebook>,
  played: Played,
): Generator<undefined, Difference | null> {
  /** The states after each version, for undos. */
  const past: Position[] = [];
  for (const entry of played.entries) {
    const { version } = entry;
    try {
      const after = follow(rulebooks, played, entry, past);
      const found = after.ok ? otherQuestions(rulebooks, after.value) : after.error;
      if (found !== null) return { ...found, version };
      if (after.ok) past[version] = after.value;
    } catch (error) {
      return { kind: 'error', version, detail: error instanceof Error ? error.message : String(error) };
    }
    yield;
  }
  return null;
}

type Found = Omit<Difference, 'version'>;

const differs = (kind: DifferenceKind, detail: string): Result<never, Found> => err({ kind, detail });

/** The states after an entry, or how the newer rules judge it differently. */
function follow(
  rulebooks: Pair<AnyRulebook>,
  played: Played,
  entry: Entry,
  past: readonly (Position | undefined)[],
): Result<Position, Found> {
  if (isStart(entry)) return started(rulebooks, entry, played.seed);
  const before = past[entry.version - 1];
  if (before === undefined) throw new Error('the log has a gap');
  if (isAction(entry)) return acted(rulebooks, before, entry, played.seed);
  const { action, version } = entry;
  if (action.type !== 'undo') return ok(before);
  const after = past[action.to];
  if (after === undefined) throw new Error('the undo leads to where the game has not been');
  const upTo = played.entries.filter((one) => one.version < version);
  const isFree = (rulebook: AnyRulebook): boolean => {
    const way = wayBack(rulebook, replay(rulebook, upTo).turn, seatsOf(upTo), played.seed);
    return way?.seat === action.by && action.to >= way.to;
  };
  if (!isFree(rulebooks.newer) && isFree(rulebooks.older))
    return differs('undo', 'the undo was free, and would have to be granted');
  return ok(after);
}

function seatsOf([start]: readonly Entry[]): number {
  return start !== undefined && isStart(start) ? start.action.config.seats : 0;
}

function started(
  { older, newer }: Pair<AnyRulebook>,
  entry: StartEntry,
  seed: string,
): Result<Position, Found> {
  const [own, others] = [withUsual(newer, entry), withUsual(older, entry)];
  const { config, from } = own.action;
  const flaw = flawOf(newer, config);
  if (flaw !== null) return differs('config', flaw);
  // The first events of a fork do not follow from its own seed.
  const events = from === undefined ? newer.setup(config, seededRng(seed, entry.version)) : entry.events;
  const other = otherEvents(entry.events, events);
  if (other !== null) return differs('events', other);
  return ok({ older: applyEntry(older, null, others), newer: applyEntry(newer, null, own), legal: null });
}

/** Equal components are replaced by those of the rulebook, which computes boards and the like once for each object. */
function withUsual({ components }: AnyRulebook, entry: StartEntry): StartEntry {
  const { action } = entry;
  if (!isSameJson(action.config.components, components)) return entry;
  return { ...entry, action: { ...action, config: { ...action.config, components } } };
}

/** What the newer rules have against the seats, options and components of a game. */
function flawOf({ meta, schemas, flaws, components }: AnyRulebook, played: AnyConfig): string | null {
  const config = completing(schemas.options)(played);
  const { min, max } = meta.seats;
  if (config.seats < min || config.seats > max) return `it has ${config.seats} seats`;
  if (!validatorOf(schemas.options).Check(config.options)) return 'its options are not valid';
  const isUsual = config.components === components;
  if (!isUsual && !validatorOf(schemas.components).Check(withCurrentProvenance(config.components)))
    return 'its components are not valid';
  const [flaw] = flaws?.(config) ?? [];
  return flaw === undefined ? null : saidIn('en', flaw.detail);
}

function acted(
  { older, newer }: Pair<AnyRulebook>,
  before: Position,
  { seat, action, version, ...entry }: ActionEntry,
  seed: string,
): Result<Position, Found> {
  const legal = before.legal?.get(seat) ?? newer.legal(before.newer, seat);
  const judged = judgeAmong(legal, newer, before.newer, seat, action, seededRng(seed, version));
  if (!judged.ok) return differs('action', `${action.type} is not legal: ${judged.error.code}`);
  const other = otherEvents(entry.events, judged.value.events);
  if (other !== null) return differs('events', `${action.type} leads to other events: ${other}`);
  const state = entry.events.reduce(older.evolve, before.older);
  return ok({ older: state, newer: judged.value.state, legal: null });
}

/** How the first other event differs; null if all are the same. */
function otherEvents(logged: readonly AnyEvent[], decided: readonly AnyEvent[]): string | null {
  for (const [nth, was] of logged.entries()) {
    const is = decided[nth];
    if (is === undefined) return `${was.type} is missing`;
    if (was.type !== is.type) return `${is.type} in the place of ${was.type}`;
    if (!isSameJson(was, is)) return `${was.type} has another ${otherFields(was, is)}`;
  }
  const added = decided[logged.length];
  return added === undefined ? null : `${added.type} is added`;
}

function otherFields(was: AnyEvent, is: AnyEvent): string {
  const [one, other] = [new Map(Object.entries(was)), new Map(Object.entries(is))];
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => !isSameJson([one.get(name)], [other.get(name)]))
    .join(', ');
}

/** Whether other seats are asked, or the same seats have other legal actions. */
function otherQuestions({ older, newer }: Pair<AnyRulebook>, state: Position): Found | null {
  // After a service entry or an undo, both rules are where they have been compared already.
  if (state.legal !== null) return null;
  const [was, is] = [older.prompts(state.older), newer.prompts(state.newer)];
  if (!isSameJson(was, is)) {
    const asks = (prompts: typeof was): string =>
      prompts.map(({ seat, kind }) => `seat ${seat} ${kind}`).join(', ') || 'nobody';
    return { kind: 'prompts', detail: `asked: ${asks(is)}; by the older rules: ${asks(was)}` };
  }
  const legal = new Map<Seat, readonly AnyAction[]>();
  for (const { seat } of is) {
    if (legal.has(seat)) continue;
    const [could, can] = [older.legal(state.older, seat), newer.legal(state.newer, seat)];
    legal.set(seat, can);
    if (isSameList(could, can)) continue;
    const [ids, newIds] = [could.map(actionId), can.map(actionId)];
    const gone = ids.filter((id) => !newIds.includes(id));
    const added = newIds.filter((id) => !ids.includes(id));
    if (gone.length + added.length === 0) continue;
    return {
      kind: 'legal',
      detail: `actions of seat ${seat}: added ${typesOf(added)}; gone ${typesOf(gone)}`,
    };
  }
  state.legal = legal;
  return null;
}

/** Nearly all lists have the same order, and comparing them needs no ids, which are expensive. */
function isSameList(some: readonly AnyAction[], others: readonly AnyAction[]): boolean {
  return (
    some.length === others.length &&
    some.every((action, nth) => {
      const other = others[nth];
      return other !== undefined && hasSameId(other, action);
    })
  );
}

const typesOf = (ids: readonly string[]): string =>
  [...new Set(ids.map((id) => id.split(':')[0]))].join(', ') || 'none';
