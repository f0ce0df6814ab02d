import { listed, say } from '../../../engine/words.js';
import { counted, nameOf, regionOf } from '../texts/names.js';
import type { View } from '../view-schema.js';
import type { Scene } from './scene.js';

type RegionView = View['regions'][number];

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

export const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** How many hunters a region feeds without its fires, which nobody has seen. */
export const limitOf = ({ numbers }: View, { mammoths }: RegionView): number =>
  numbers.limit + numbers.perMammoth * mammoths;

/** How many stand there, and how many it feeds: `5/4+` where fires may feed more. */
export const crowdOf = (view: View, region: RegionView): string =>
  `${sum(region.hunters)}/${limitOf(view, region)}${region.fires > 0 ? '+' : ''}`;

export function huntersText(scene: Scene, { hunters, clubbed }: RegionView): string[] {
  return hunters.flatMap((all, seat) => {
    const armed = clubbed[seat] ?? 0;
    const name = nameOf(scene, seat);
    return [
      ...(all > armed ? [`${name} ${counted(scene, all - armed, 'hunter')}`] : []),
      ...(armed > 0 ? [`${name} ${counted(scene, armed, 'armed')}`] : []),
    ];
  });
}

export const neighboursText = (scene: Scene, { neighbours }: RegionView): string =>
  neighbours.length === 0
    ? say(scene, { en: 'no neighbours', de: 'keine Nachbarn' })
    : say(scene, { en: 'next to ', de: 'neben ' }) + listed(scene, neighbours.map(String));

/** Everything about a region, for screen readers. */
export function regionText(scene: Scene, region: RegionView): string {
  const name = capitalised(regionOf(scene, region.region));
  if (region.glacier) return `${name}: ${say(scene, { en: 'under ice', de: 'vereist' })}`;
  const { mammoths, fires } = region;
  const limit = limitOf(scene.view, region);
  const there = [
    ...(mammoths > 0 ? [counted(scene, mammoths, 'mammoth')] : []),
    ...huntersText(scene, region),
    ...(fires > 0
      ? [
          say(scene, {
            en: `${counted(scene, fires, 'fire')} face down`,
            de: `${counted(scene, fires, 'fire')} verdeckt`,
          }),
        ]
      : []),
  ];
  const what = there.length === 0 ? say(scene, { en: 'empty', de: 'leer' }) : there.join(', ');
  const fed = counted(scene, limit, 'hunter');
  const feeds =
    fires > 0
      ? say(scene, { en: `feeds ${fed}, more by fire`, de: `ernährt ${fed}, durch Feuer mehr` })
      : say(scene, { en: `feeds ${fed}`, de: `ernährt ${fed}` });
  return `${name}: ${what}; ${feeds}; ${neighboursText(scene, region)}`;
}
