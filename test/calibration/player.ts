import { rulebooks } from '../../src/rulebooks/registry.js';
import { partsOf, playPart, type Wanted } from './calibrate.js';

/** A process that plays the parts it is sent, one after the other. */
export interface Order {
  readonly id: string;
  readonly wanted: Wanted;
  readonly part: number;
}

process.on('message', ({ id, wanted, part }: Order) => {
  const rulebook = rulebooks.find(({ meta }) => meta.id === id);
  const work = rulebook && partsOf(rulebook, wanted)[part];
  if (rulebook === undefined || work === undefined) throw new Error(`there is no part ${part} of ${id}`);
  process.send?.(playPart(rulebook, work, wanted.seed));
});
