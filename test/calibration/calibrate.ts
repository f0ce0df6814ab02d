import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { type Cell, type Chunk, cellsOf, chunksOf } from './cells.js';
import { inquiryOf } from './inquiries.js';
import { play } from './play.js';
import { reportOf } from './report.js';
import { type Tables, Tally } from './tally.js';

export interface Wanted {
  readonly games?: number;
  readonly seed: number;
}

/** One part of the work, from its number alone: a process that plays it finds out the rest. */
export interface Part {
  readonly cell: Cell;
  readonly chunk: Chunk;
}

export function partsOf(rulebook: AnyRulebook, { games }: Wanted): Part[] {
  const cells = cellsOf(rulebook, inquiryOf(rulebook.meta.id), games);
  return chunksOf(cells).flatMap((chunk) => {
    const cell = cells[chunk.cell];
    return cell === undefined ? [] : [{ cell, chunk }];
  });
}

export const playPart = (rulebook: AnyRulebook, { cell, chunk }: Part, seed: number): Tables =>
  play(rulebook, inquiryOf(rulebook.meta.id), cell, chunk, seed);

/** Puts the parts together in their order, whichever was finished first. */
export function reportFrom(rulebook: AnyRulebook, wanted: Wanted, played: readonly Tables[]): string {
  const inquiry = inquiryOf(rulebook.meta.id);
  const cells = cellsOf(rulebook, inquiry, wanted.games);
  const chunks = chunksOf(cells);
  const measured = cells.map((cell, number) => {
    const tally = new Tally();
    for (const [index, tables] of played.entries()) if (chunks[index]?.cell === number) tally.addAll(tables);
    return { cell, tables: tally.tables };
  });
  return reportOf(rulebook, inquiry, measured, wanted.seed);
}
