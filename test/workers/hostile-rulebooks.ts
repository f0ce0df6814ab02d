import { type AnyRulebook, erase } from '../../src/engine/any-rulebook.js';
import { thinIce } from '../support/thin-ice/index.js';

const ice = erase(thinIce);

const withBot = (id: string, bot: AnyRulebook['bot']): AnyRulebook => {
  const { think, ...rest } = ice;
  return { ...rest, meta: { ...ice.meta, id }, bot };
};

const deadlyPicture: AnyRulebook = {
  ...ice,
  meta: { ...ice.meta, id: 'deadly-picture' },
  picture: () => process.exit(1),
};

/** Rulebooks that do to their thread what a faulty one may do. */
export const rulebooks: readonly AnyRulebook[] = [
  ice,
  withBot('endless', () => {
    for (;;);
  }),
  withBot('deadly', () => process.exit(1)),
  withBot('greedy', (_, [first]) => {
    const kept: object[] = [];
    for (;;) kept.push({ first, more: [...kept] });
  }),
  withBot('thrower', () => {
    throw new Error('no idea');
  }),
  deadlyPicture,
];
