import type { Text } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { SeenOf } from './seen-of.js';
import {
  aFigure,
  compass,
  eventName,
  listed,
  onPlaces,
  places,
  regionName,
  seasonName,
  speciesName,
  type Told,
  tileHerds,
  who,
} from './texts.js';

type NatureEvent = SeenOf<
  | 'events-shuffled'
  | 'event-turned'
  | 'tiles-drawn'
  | 'wind-rolled'
  | 'region-struck'
  | 'species-struck'
  | 'event-lasted'
  | 'hexes-closed'
  | 'embers-lit'
  | 'field-damaged'
  | 'stranger-came'
  | 'stranger-left'
  | 'stranger-joined'
  | 'animals-removed'
  | 'pack-appeared'
  | 'animals-arrived'
  | 'animals-moved'
>;

/** What events, weather and animals do. */
export function natureText(event: NatureEvent, told: Told): Text {
  switch (event.type) {
    case 'events-shuffled': {
      const season = seasonName[event.season];
      return {
        en: `The events of ${season.en} are shuffled anew.`,
        de: `Die Ereignisse für den ${season.de} werden neu gemischt.`,
      };
    }
    case 'event-turned': {
      const { en, de } = eventName(event.event, told);
      return { en: `The event of this round: ${en}.`, de: `Das Ereignis dieser Runde: ${de}.` };
    }
    case 'tiles-drawn': {
      if (event.tiles.length === 0) return { en: 'No animals are coming.', de: 'Es kommen keine Tiere.' };
      const drawn = listed(
        event.tiles.map(({ species, letter }) => lettered(speciesName(species, told), letter)),
      );
      return { en: `Animals are coming: ${drawn.en}.`, de: `Tiere kommen: ${drawn.de}.` };
    }
    case 'wind-rolled': {
      const to = compass[event.direction];
      return {
        en: `The die of the wind shows ${event.die}: it blows to the ${to.en}.`,
        de: `Der Würfel des Windes zeigt ${event.die}: Er weht nach ${to.de}.`,
      };
    }
    case 'region-struck': {
      const region = regionName(event.land, event.die);
      const hexes = places(event.hexes);
      return {
        en: `The die shows ${event.die}: it strikes ${region.en}, ${hexes.en}.`,
        de: `Der Würfel zeigt ${event.die}: Es trifft ${region.de}, ${hexes.de}.`,
      };
    }
    case 'species-struck': {
      const { en, de } = speciesName(event.species, told);
      return {
        en: `The die shows ${event.die}: this species falls ill: ${en}.`,
        de: `Der Würfel zeigt ${event.die}: Diese Tierart erkrankt: ${de}.`,
      };
    }
    case 'event-lasted': {
      const { en, de } = eventName(event.event, told);
      return {
        en: `${en}: this holds until the season ends.`,
        de: `${de}: Das gilt, bis die Jahreszeit endet.`,
      };
    }
    case 'hexes-closed':
      return closedText(event);
    case 'embers-lit': {
      const hexes = onPlaces(event.hexes);
      return {
        en: `Whoever is alone ${hexes.en} may take the fire this round.`,
        de: `Wer ${hexes.de} allein ist, darf in dieser Runde das Feuer nehmen.`,
      };
    }
    case 'field-damaged':
      return event.ears > 0
        ? {
            en: `The field on hex ${event.hex} is damaged.`,
            de: `Der Acker auf Feld ${event.hex} wird beschädigt.`,
          }
        : {
            en: `The field on hex ${event.hex} is ruined.`,
            de: `Der Acker auf Feld ${event.hex} wird vernichtet.`,
          };
    case 'stranger-came': {
      const one = event.figure === 'woman' ? 'Eine Frau' : 'Ein Krieger';
      return {
        en: `A ${event.figure} without a tribe comes to hex ${event.hex} (letter ${event.letter}).`,
        de: `${one} ohne Stamm kommt auf Feld ${event.hex} (Buchstabe ${event.letter}).`,
      };
    }
    case 'stranger-left':
      return {
        en: `The ${event.figure} without a tribe is gone.`,
        de: event.figure === 'woman' ? 'Die Frau ohne Stamm ist fort.' : 'Der Krieger ohne Stamm ist fort.',
      };
    case 'stranger-joined':
      return joinedText(event, told);
    case 'animals-removed': {
      const gone = tileHerds(event.tiles, told);
      return {
        en: `These animals leave the valley: ${gone.en}.`,
        de: `Diese Tiere verlassen das Tal: ${gone.de}.`,
      };
    }
    case 'pack-appeared': {
      const pack = placedText(event.placed, told);
      return { en: `A pack appears: ${pack.en}.`, de: `Ein Rudel taucht auf: ${pack.de}.` };
    }
    case 'animals-arrived': {
      if (event.placed.length === 0) return { en: 'No animals arrive.', de: 'Es kommen keine Tiere an.' };
      const arrived = placedText(event.placed, told);
      return { en: `Animals arrive: ${arrived.en}.`, de: `Tiere kommen an: ${arrived.de}.` };
    }
    case 'animals-moved':
      return herdsText(event, told);
  }
  return assertNever(event);
}

const lettered = ({ en, de }: Text, letter: string | null): Text =>
  letter === null ? { en, de } : { en: `${en} (${letter})`, de: `${de} (${letter})` };

function closedText({ hexes, marker }: SeenOf<'hexes-closed'>): Text {
  const { en, de } = places(hexes);
  const one = hexes.length === 1;
  const [De, En] = [de, en.replace('hex', 'Hex')];
  switch (marker) {
    case 'burnt':
      return {
        en: `${En} ${one ? 'burns' : 'burn'}: nobody may enter this round.`,
        de: `${De} ${one ? 'brennt' : 'brennen'}: In dieser Runde darf niemand hinein.`,
      };
    case 'flooded':
      return {
        en: `${En} ${one ? 'is' : 'are'} flooded: nobody may enter this round.`,
        de: `${De} ${one ? 'ist' : 'sind'} überschwemmt: In dieser Runde darf niemand hinein.`,
      };
    case 'lava':
      return {
        en: `Lava covers ${en}: nobody may enter this round.`,
        de: `Lava bedeckt ${de}: In dieser Runde darf niemand hinein.`,
      };
    case 'snow':
      return {
        en: `Snow covers ${en}: nobody may enter this round.`,
        de: `Schnee bedeckt ${de}: In dieser Runde darf niemand hinein.`,
      };
    case 'none':
      return {
        en: `${En} ${one ? 'is' : 'are'} open again.`,
        de: `${De} ${one ? 'ist' : 'sind'} wieder offen.`,
      };
  }
  return assertNever(marker);
}

function joinedText({ seat, figure, hex, joined }: SeenOf<'stranger-joined'>, told: Told): Text {
  const name = who(seat, told);
  const one = figure === 'woman' ? 'Die Frau ohne Stamm' : 'Der Krieger ohne Stamm';
  return joined
    ? {
        en: `The ${figure} without a tribe joins ${name} on hex ${hex}.`,
        de: `${one} geht auf Feld ${hex} zu ${name}.`,
      }
    : {
        en: `${name} has no figure left for ${aFigure[figure].en}: whoever came leaves again.`,
        de: `${name} hat für ${aFigure[figure].de} keine Figur mehr: Wer kam, geht wieder.`,
      };
}

/** Which animals come to which hexes, hex by hex. */
function placedText(placed: readonly { readonly tile: number; readonly hex: number }[], told: Told): Text {
  const hexes = [...new Set(placed.map(({ hex }) => hex))];
  return listed(
    hexes.map((hex) => {
      const tiles = placed.filter((one) => one.hex === hex).map(({ tile }) => tile);
      const { en, de } = tileHerds(tiles, told);
      return { en: `${en} on hex ${hex}`, de: `${de} auf Feld ${hex}` };
    }),
  );
}

function herdsText({ direction, moves }: SeenOf<'animals-moved'>, told: Told): Text {
  const to = compass[direction];
  if (moves.length === 0)
    return { en: 'All animals stay where they are.', de: 'Alle Tiere bleiben, wo sie sind.' };
  const ways = listed(
    moves.map((one) => {
      const { en, de } = speciesName(one.species, told);
      return { en: `${en} ${one.from} → ${one.to}`, de: `${de} ${one.from} → ${one.to}` };
    }),
  );
  return {
    en: `The animals move with the wind, to the ${to.en}: ${ways.en}.`,
    de: `Die Tiere ziehen mit dem Wind nach ${to.de}: ${ways.de}.`,
  };
}
