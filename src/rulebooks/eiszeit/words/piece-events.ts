import { say } from '../../../engine/words.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { HunterSpot, SeenEvent } from '../schemas/event.js';
import { anyHunter, hunterOf, nameOf, regionOf, type Told } from './vocabulary.js';

type PieceEvent = Extract<
  SeenEvent,
  {
    type:
      | 'hunter-placed'
      | 'hunter-moved'
      | 'hunter-removed'
      | 'hunter-chosen'
      | 'hunters-swapped'
      | 'mammoth-placed'
      | 'mammoth-moved'
      | 'mammoth-removed'
      | 'fire-moved'
      | 'club-taken'
      | 'club-given'
      | 'glacier-laid'
      | 'glacier-declined';
  }
>;

/** What moves on the map, and from and to the supplies. */
export function pieceEvent(what: PieceEvent, telling: Told): string {
  const name = nameOf(telling, 'by' in what ? what.by : what.seat);
  const region = 'region' in what ? regionOf(telling, what.region) : '';
  const from = 'from' in what ? regionOf(telling, what.from) : '';
  const to = 'to' in what ? regionOf(telling, what.to) : '';
  switch (what.type) {
    case 'hunter-placed':
      return say(telling, {
        en: `${name} places a hunter in ${region}.`,
        de: `${name} platziert einen Jäger in ${region}.`,
      });
    case 'hunter-moved': {
      const hunter = anyHunter(telling, what, what.by);
      return say(telling, {
        en: `${name} moves ${hunter} from ${from} to ${to}.`,
        de: `${name} versetzt ${hunter} aus ${from} nach ${to}.`,
      });
    }
    case 'hunter-removed': {
      const hunter = anyHunter(telling, what, what.by);
      return say(telling, {
        en: `${name} removes ${hunter} from ${region}.`,
        de: `${name} entfernt ${hunter} aus ${region}.`,
      });
    }
    case 'hunter-chosen': {
      const hunter = anyHunter(telling, what, what.by);
      return say(telling, {
        en: `${name} chooses ${hunter} in ${region} for the swap.`,
        de: `${name} wählt für den Tausch ${hunter} in ${region}.`,
      });
    }
    case 'hunters-swapped':
      return swapped(name, what, telling);
    case 'mammoth-placed':
      return say(telling, {
        en: `${name} places a mammoth in ${region}.`,
        de: `${name} platziert ein Mammut in ${region}.`,
      });
    case 'mammoth-moved':
      return say(telling, {
        en: `${name} moves a mammoth from ${from} to ${to}.`,
        de: `${name} versetzt ein Mammut aus ${from} nach ${to}.`,
      });
    case 'mammoth-removed':
      return say(telling, {
        en: `${name} returns a mammoth from ${region} to the supply.`,
        de: `${name} stellt ein Mammut aus ${region} in den Vorrat zurück.`,
      });
    case 'fire-moved':
      return say(telling, {
        en: `${name} moves a fire tile, unseen, from ${from} to ${to}.`,
        de: `${name} legt ungesehen ein Feuerplättchen aus ${from} nach ${to}.`,
      });
    case 'club-taken':
      return say(telling, { en: `${name} takes a club.`, de: `${name} nimmt eine Keule.` });
    case 'club-given':
      return say(telling, {
        en: `${name} gives a club to a hunter in ${region}.`,
        de: `${name} gibt einem Jäger in ${region} eine Keule.`,
      });
    case 'glacier-laid':
      return say(telling, {
        en: `${name} covers ${region} with ice.`,
        de: `${name} bedeckt ${region} mit Eis.`,
      });
    case 'glacier-declined':
      return say(telling, { en: `${name} lays no glacier.`, de: `${name} legt keinen Gletscher.` });
  }
  return assertNever(what);
}

function swapped(name: string, { first, second }: { first: HunterSpot; second: HunterSpot }, telling: Told) {
  const [one, other] = [hunterOf(telling, first), hunterOf(telling, second)];
  const [here, there] = [regionOf(telling, first.region), regionOf(telling, second.region)];
  return say(telling, {
    en: `${name} swaps ${one} in ${here} and ${other} in ${there}.`,
    de: `${name} vertauscht ${one} in ${here} und ${other} in ${there}.`,
  });
}
