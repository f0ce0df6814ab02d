import { listed, say } from '../../../engine/words.js';
import { fixedFaces, QUESTION } from '../components/schema.js';
import { isAnimal } from '../tiles.js';
import { texts } from './index.js';
import { animalName, faceName, type MammutAudience, markedAsTile, seatName, tileNumber } from './names.js';

/*
 * Tiles that show the same are alike, and numbers change in every round. Only question marks have their number: what is
 * under one of them may be known.
 */

interface OneTile {
  readonly seat: number;
  readonly place: number;
  readonly shown: string;
}

/** The object of a sentence. */
function objectOf(telling: MammutAudience, { shown, place }: Omit<OneTile, 'seat'>): string {
  if (isAnimal(shown)) {
    const name = animalName(telling, shown);
    return say(telling, { en: `an animal tile (${name})`, de: `ein Tierplättchen (${name})` });
  }
  const objects: { readonly [face: string]: string } = texts[telling.language].objects;
  const object = markedAsTile(telling, shown, objects[shown] ?? shown);
  return shown === QUESTION ? `${object} ${tileNumber(place)}` : object;
}

/** `3 × meat, fur and question mark`: goods, question marks and the shaman, then animals. */
export function facesSaid(telling: MammutAudience, faces: readonly string[]): string {
  const kinds = [...fixedFaces.filter((face) => faces.includes(face)), ...new Set(faces.filter(isAnimal))];
  const said = kinds.map((kind) => {
    const count = faces.filter((face) => face === kind).length;
    return count === 1 ? faceName(telling, kind) : `${count} × ${faceName(telling, kind)}`;
  });
  return listed(telling, said);
}

export function taken(telling: MammutAudience, event: OneTile): string {
  const [name, object] = [seatName(telling, event.seat), objectOf(telling, event)];
  return say(telling, { en: `${name} takes ${object}.`, de: `${name} nimmt ${object}.` });
}

export function returned(telling: MammutAudience, event: OneTile): string {
  const [name, object] = [seatName(telling, event.seat), objectOf(telling, event)];
  return say(telling, {
    en: `${name} puts ${object} back into the middle.`,
    de: `${name} legt ${object} in die Mitte zurück.`,
  });
}

export function rest(
  telling: MammutAudience,
  { seat, shown }: { readonly seat: number; readonly shown: readonly string[] },
): string {
  const [name, all] = [seatName(telling, seat), facesSaid(telling, shown)];
  return shown.length === 0
    ? say(telling, {
        en: `${name} goes without a share: nothing is left.`,
        de: `${name} geht leer aus: Es ist nichts mehr da.`,
      })
    : say(telling, {
        en: `${name} takes all that is left: ${all}.`,
        de: `${name} nimmt alles, was übrig ist: ${all}.`,
      });
}

export function traded(telling: MammutAudience, event: OneTile): string {
  const [name, object] = [seatName(telling, event.seat), objectOf(telling, event)];
  return say(telling, { en: `${name} trades ${object}.`, de: `${name} tauscht ${object} ein.` });
}
