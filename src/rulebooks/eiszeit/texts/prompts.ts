import type { Prompt, Text } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { cardOf } from '../atlas.js';
import { type Narration, quoted } from './names.js';

/** Says which card a question is about and how far it has got; some effects have a question of their own. */
export const aboutCard =
  (own: { readonly [effect: string]: Text } = {}) =>
  (telling: Narration, { about = {} }: Prompt, question: string): string => {
    if (typeof about.card !== 'string') return question;
    const { effect } = cardOf(telling.components, about.card);
    const most = effect.type === 'landscape' ? effect.there : 'hunters' in effect ? effect.hunters : 1;
    const done = about.placed ?? about.moved ?? about.removed;
    const progress =
      typeof done === 'number' && most > 1
        ? say(telling, { en: `, ${done + 1} of at most ${most}`, de: `, ${done + 1} von höchstens ${most}` })
        : '';
    const asked = own[effect.type];
    return `${quoted(telling, about.card)}${progress}: ${asked === undefined ? question : say(telling, asked)}`;
  };
