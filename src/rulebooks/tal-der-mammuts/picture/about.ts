import type { Text } from '../../../engine/rulebook.js';
import {
  compass,
  herd,
  listed,
  people,
  regionName,
  speciesName,
  steps,
  type Told,
  terrainName,
  who,
} from '../texts/names.js';
import { type Sight, say } from './sight.js';
import type { Folk } from './tokens.js';

/** Everything about a hex in words: its title, and what is told of it where its pieces have no room. */
export function aboutHex(sight: Sight, hex: number): string {
  const { en, de } = placeText(sight, hex);
  const all = [{ en: `Hex ${hex}: ${en}`, de: `Feld ${hex}: ${de}` }, ...piecesText(sight, hex)];
  return `${all.map((part) => say(sight, part)).join('. ')}.`;
}

function placeText({ view }: Sight, hex: number): Text {
  const place = view.board[hex];
  if (place === undefined) return { en: '', de: '' };
  const { terrain, region, letter, volcano, fish, lava } = place;
  const ground = volcano ? { en: 'volcano', de: 'Vulkan' } : terrainName[terrain];
  const parts: Text[] = [
    region === null
      ? ground
      : {
          en: `${ground.en}, ${regionName[terrain].en} ${region}`,
          de: `${ground.de}, ${regionName[terrain].de} ${region}`,
        },
    ...(letter === null ? [] : [{ en: `letter ${letter}`, de: `Buchstabe ${letter}` }]),
    ...(fish > 0 ? [{ en: `fishing ${fish}`, de: `Fischen ${fish}` }] : []),
    ...(lava.length === 0 ? [] : [{ en: `lava to ${lava.join(', ')}`, de: `Lava nach ${lava.join(', ')}` }]),
  ];
  return joined(parts);
}

const joined = (parts: readonly Text[], by = ', '): Text => ({
  en: parts.map(({ en }) => en).join(by),
  de: parts.map(({ de }) => de).join(by),
});

/** What lies on a hex, each with a sentence of its own. */
export function piecesText({ view, drawing }: Sight, hex: number): Text[] {
  const pieces = view.pieces.find((one) => one.hex === hex);
  const coming = view.arriving.filter((one) => one.hex === hex);
  const arrivals = listed(coming.map(({ species }) => speciesName(species, drawing)));
  const marks = view.walk;
  return [
    ...(pieces === undefined ? [] : [...campText(pieces, drawing)]),
    ...(pieces?.people ?? []).map((group) => {
      const { en, de } = people(group);
      const name = who(group.seat, drawing);
      return { en: `${name}: ${en}`, de: `${name}: ${de}` };
    }),
    ...(pieces?.strangers ?? []).map((figure) =>
      figure === 'woman'
        ? { en: 'A woman without a tribe', de: 'Eine Frau ohne Stamm' }
        : { en: 'A warrior without a tribe', de: 'Ein Krieger ohne Stamm' },
    ),
    ...(pieces?.animals ?? []).map(({ species, count }) => herd(count, species, drawing)),
    ...view.directed
      .filter((one) => one.hex === hex)
      .map(({ species, direction }) => {
        const [name, to] = [speciesName(species, drawing), compass[direction]];
        return { en: `Driven to the ${to.en}: ${name.en}`, de: `Getrieben nach ${to.de}: ${name.de}` };
      }),
    ...(coming.length === 0 ? [] : [{ en: `Arriving: ${arrivals.en}`, de: `Im Anmarsch: ${arrivals.de}` }]),
    ...(marks?.paths.includes(hex) === true
      ? [
          {
            en: 'Mountains do not stop who sets out here',
            de: 'Wer hier aufbricht, muss im Gebirge nicht anhalten',
          },
        ]
      : []),
    ...(marks?.marches ?? [])
      .filter((march) => march.hex === hex)
      .map((march) => {
        const far = steps(march.steps);
        return {
          en: `Who sets out here goes up to ${far.en}`,
          de: `Wer hier aufbricht, darf bis zu ${far.de} weit gehen`,
        };
      }),
  ];
}

const closedText = {
  none: null,
  burnt: { en: 'Burning: nobody may enter', de: 'Es brennt: niemand darf hinein' },
  flooded: { en: 'Flooded: nobody may enter', de: 'Überschwemmt: niemand darf hinein' },
  lava: { en: 'Covered by lava: nobody may enter', de: 'Von Lava bedeckt: niemand darf hinein' },
  snow: { en: 'Covered by snow: nobody may enter', de: 'Verschneit: niemand darf hinein' },
} as const;

function campText({ camp, closed, ember }: Sight['view']['pieces'][number], told: Told): Text[] {
  const shut = closedText[closed];
  const found: Text[] = shut === null ? [] : [shut];
  if (camp !== null) {
    const name = who(camp.seat, told);
    const parts: Text[] = [
      camp.kind === 'cave'
        ? { en: `Cave of ${name}`, de: `Höhle von ${name}` }
        : { en: `Village of ${name}`, de: `Dorf von ${name}` },
      ...(camp.ears > 1 ? [{ en: 'intact field', de: 'unversehrter Acker' }] : []),
      ...(camp.ears === 1 ? [{ en: 'damaged field', de: 'beschädigter Acker' }] : []),
      ...(camp.fence ? [{ en: 'fence', de: 'Zaun' }] : []),
      ...(camp.fire ? [{ en: 'the fire', de: 'das Feuer' }] : []),
    ];
    found.push(joined(parts));
  }
  if (ember)
    found.push({
      en: 'A lone figure here may take the fire',
      de: 'Eine einzelne Figur darf hier das Feuer nehmen',
    });
  return found;
}

/** A group of people in words. */
export function aboutFolk(sight: Sight, folk: Folk, hex: number): string {
  const { en, de } = people(folk);
  const name = who(folk.seat, sight.drawing);
  const doing = doingText(folk);
  return say(sight, {
    en: `${name}: ${en} on hex ${hex}${doing.en}`,
    de: `${name}: ${de} auf Feld ${hex}${doing.de}`,
  });
}

function doingText({ rested, steps: left }: Folk): Text {
  if (rested === true) return { en: ', have moved', de: ', schon bewegt' };
  if (left === undefined) return { en: '', de: '' };
  const more = steps(left);
  return { en: `, ${more.en} left`, de: `, noch ${more.de}` };
}
