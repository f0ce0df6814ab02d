import {
  type Block,
  block,
  choice,
  panel,
  rect,
  roomIn,
  row,
  type Shape,
  symbol,
  text,
  textLines,
  wrapped,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { counted } from '../texts/names.js';
import type { Scene } from './scene.js';
import { fireTile, pebble } from './tokens.js';

interface Pile {
  readonly icon: Shape;
  readonly count: number;
  readonly label: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const HEIGHT = 84;
const GAP = 4;

/** What lies beside the map for everybody. */
export function stockBlock(scene: Scene, width: number): Block {
  const { view, touch } = scene;
  const { darkPool, lightPool, mammothSupply, clubSupply, firesBeside } = view;
  const room = roomIn(width);
  const each = (room - 4 * GAP) / 5;
  const at = [each / 2, 20] as const;
  const dark = say(scene, { en: 'Dark pool', de: 'Dunkler Vorrat' });
  const light = say(scene, { en: 'Light pool', de: 'Heller Vorrat' });
  const supply = say(scene, { en: 'in the supply', de: 'im Vorrat' });
  const piles: Pile[] = [
    {
      icon: pebble(at, 30, 'dark'),
      count: darkPool,
      label: dark,
      title: `${dark}: ${counted(scene, darkPool, 'stone')}`,
      ids: [],
    },
    {
      icon: pebble(at, 30, 'light'),
      count: lightPool,
      label: light,
      title: `${light}: ${counted(scene, lightPool, 'stone')}`,
      ids: [],
    },
    {
      icon: symbol('mammoth', at, 30),
      count: mammothSupply,
      label: say(scene, { en: 'Mammoths', de: 'Mammuts' }),
      title: `${counted(scene, mammothSupply, 'mammoth')} ${supply}`,
      ids: touch({ type: 'place-mammoth' }),
    },
    {
      icon: symbol('club', at, 28),
      count: clubSupply,
      label: say(scene, { en: 'Clubs', de: 'Keulen' }),
      title: `${counted(scene, clubSupply, 'club')} ${supply}`,
      ids: touch({ type: 'take-club' }),
    },
    {
      icon: fireTile(at, 28),
      count: firesBeside,
      label: say(scene, { en: 'Fires aside', de: 'Feuer beiseite' }),
      title: say(scene, {
        en: `${counted(scene, firesBeside, 'fire')} face down beside the map`,
        de: `${counted(scene, firesBeside, 'fire')} verdeckt neben der Karte`,
      }),
      ids: [],
    },
  ];
  const heading = say(scene, { en: 'Beside the map', de: 'Neben der Karte' });
  return panel(
    width,
    heading,
    row(
      piles.map((pile) => pileBlock(pile, each)),
      GAP,
    ),
  );
}

function pileBlock({ icon, count, label, title, ids }: Pile, width: number): Block {
  const frame = rect(0.5, 0.5, width - 1, HEIGHT - 1, { radius: 8, fill: 'raised' });
  return block(width, HEIGHT, [
    choice(
      ids,
      title,
      [
        frame,
        icon,
        text(width / 2, 44, String(count), { size: 16, bold: true, anchor: 'middle' }),
        ...textLines(width / 2, 59, wrapped(label, width, 12, 2), { size: 12, anchor: 'middle' }),
      ],
      frame,
    ),
  ]);
}
