import { rect, symbol, text } from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { counted, regionOf } from '../texts/names.js';
import type { Room } from './land.js';
import { herdIn, type Part, type RegionView, sizes } from './part.js';
import type { Scene } from './scene.js';
import { fireTile, times } from './tokens.js';

export function fires(scene: Scene, { x, y, width }: Room, { region, fires: count }: RegionView): Part[] {
  if (count === 0) return [];
  const { tile } = sizes[scene.layout];
  const middle = x + width - tile / 2;
  return [
    {
      ids: scene.touch({ type: 'move-fire', from: region }),
      title: `${say(scene, { en: 'Face down', de: 'Verdeckt' })}: ${counted(scene, count, 'fire')}, ${regionOf(scene, region)}`,
      shapes: [
        ...(count > 1 ? [fireTile([middle - 3, y + tile / 2 + 3], tile)] : []),
        fireTile([middle, y + tile / 2], tile),
        ...(count > 1
          ? [
              text(middle, y + tile / 2, `×${count}`, {
                size: 14,
                bold: true,
                anchor: 'middle',
                fill: 'bright',
                halo: 'dusk',
              }),
            ]
          : []),
      ],
      outline: rect(middle - tile / 2, y, tile, tile, { radius: 5 }),
    },
  ];
}

export function herd(scene: Scene, room: Room, { region, mammoths }: RegionView): Part[] {
  if (mammoths === 0) return [];
  const { x, y, width, height: mammoth } = herdIn(scene.layout, room);
  const middle = y + mammoth / 2;
  const each = Math.floor(width / mammoth) >= mammoths;
  const used = each ? mammoths * mammoth : mammoth + 20;
  return [
    {
      ids: [
        ...scene.touch({ type: 'move-mammoth', from: region }),
        ...scene.touch({ type: 'remove-mammoth', region }),
      ],
      title: `${counted(scene, mammoths, 'mammoth')}, ${regionOf(scene, region)}`,
      shapes: each
        ? Array.from({ length: mammoths }, (_, index) =>
            symbol('mammoth', [x + mammoth * (index + 0.5), middle], mammoth),
          )
        : [symbol('mammoth', [x + mammoth / 2, middle], mammoth), times([x + mammoth + 1, middle], mammoths)],
      outline: rect(x, middle - mammoth / 2, used, mammoth, { radius: 6 }),
    },
  ];
}
