import {
  block,
  choice,
  column,
  layouts,
  page,
  rect,
  text,
  touching,
} from '../../../src/engine/drawing/index.js';
import type { Rulebook } from '../../../src/engine/rulebook.js';
import type { ThinIceAction, ThinIceEvent, ThinIceView } from './index.js';

type Shown = Pick<Rulebook<unknown, ThinIceAction, ThinIceEvent, ThinIceView>, 'words' | 'picture'>;

export const words: Shown['words'] = {
  action: ({ fish }, _view, { language }) => (language === 'en' ? `Drill for ${fish}` : `Bohre auf ${fish}`),
  event: (event: ThinIceEvent, { language, names }) => {
    if (event.type === 'pulled')
      return language === 'en' ? `The die: ${event.ice}.` : `Der Würfel: ${event.ice}.`;
    const who = names[event.seat];
    return language === 'en' ? `${who} drills: ${event.fish ?? '?'}.` : `${who} bohrt: ${event.fish ?? '?'}.`;
  },
};

/** Three holes to drill, and what everybody has caught by now. */
export const picture: Shown['picture'] = ({ round, caught }, { names, legal, layout }) => {
  const touched = touching(legal);
  const hole = (fish: number) => {
    const ice = rect(fish * 60, 0, 50, 50, { fill: 'ice' });
    return choice(touched({ fish }), String(fish), [ice, text(fish * 60 + 20, 25, String(fish))], ice);
  };
  const line = (name: string, seat: number) =>
    text(0, 10 + seat * 20, `${name}, round ${round}: ${caught[seat]}`);
  return page(
    layouts[layout],
    'Thin Ice',
    column([block(376, 50, [1, 2, 3].map(hole)), block(376, 90, names.map(line))]),
  );
};
