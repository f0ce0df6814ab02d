import { say } from '../../../engine/words.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Action } from '../schemas/action.js';
import type { View } from '../schemas/view.js';
import { animalName, faceName, type MammutTelling, quoted, shareName, tileNumber } from './names.js';

export function actionWords(action: Action, view: View, telling: MammutTelling): string {
  const faceAt = (place: number) => faceName(telling, view.tiles[place]?.face ?? '');
  switch (action.type) {
    case 'take':
      return say(telling, {
        en: `Take tile ${tileNumber(action.place)}: ${faceAt(action.place)}`,
        de: `Nimm Plättchen ${tileNumber(action.place)}: ${faceAt(action.place)}`,
      });
    case 'take-rest':
      return say(telling, {
        en: 'Take all that is left in the middle',
        de: 'Nimm alles, was in der Mitte liegt',
      });
    case 'pass':
      return say(telling, { en: 'Pass', de: 'Passe' });
    case 'rob': {
      const share = shareName(telling, action.share);
      return say(telling, { en: `Rob ${share}`, de: `Raube ${share}` });
    }
    case 'return':
      return say(telling, {
        en: `Put back tile ${tileNumber(action.place)}: ${faceAt(action.place)}`,
        de: `Lege Plättchen ${tileNumber(action.place)} zurück: ${faceAt(action.place)}`,
      });
    case 'done':
      return doneWords(view, telling);
    case 'play': {
      const card = quoted(telling, action.card);
      return say(telling, { en: `Play ${card}`, de: `Spiele ${card}` });
    }
    case 'peek':
      return say(telling, {
        en: `Look under tile ${tileNumber(action.place)}`,
        de: `Sieh unter Plättchen ${tileNumber(action.place)}`,
      });
    case 'flip':
      return say(telling, {
        en: `Turn over tile ${tileNumber(action.place)}: ${faceAt(action.place)}`,
        de: `Wende Plättchen ${tileNumber(action.place)}: ${faceAt(action.place)}`,
      });
    case 'return-share': {
      const share = shareName(telling, action.share);
      return say(telling, {
        en: `Have ${share} put back into the middle`,
        de: `Lass ${share} zurück in die Mitte legen`,
      });
    }
    case 'choose-animal': {
      const animal = animalName(telling, action.animal);
      return say(telling, { en: `Choose this animal: ${animal}`, de: `Wähle dieses Tier: ${animal}` });
    }
    case 'trade-animal': {
      const animal = animalName(telling, action.animal);
      return say(telling, {
        en: `For tile ${tileNumber(action.place)} (${faceAt(action.place)}) take: ${animal}`,
        de: `Nimm für Plättchen ${tileNumber(action.place)} (${faceAt(action.place)}): ${animal}`,
      });
    }
    case 'decline':
      return say(telling, { en: 'Trade no more animals', de: 'Tausche kein Tier mehr' });
  }
  return assertNever(action);
}

function doneWords({ turn }: View, telling: MammutTelling): string {
  switch (turn?.doing) {
    case 'taking':
      return say(telling, { en: 'Take no more', de: 'Nimm nicht mehr' });
    case 'robbing':
      return say(telling, { en: 'Put back no more', de: 'Lege nicht mehr zurück' });
    case 'returning':
      return say(telling, { en: 'No more shares', de: 'Keine weiteren Anteile' });
    case 'peeking':
    case 'flipping':
    case 'dividing':
    case 'choosing':
    case 'trading':
    case undefined:
      return say(telling, { en: 'No more tiles', de: 'Keine weiteren Plättchen' });
  }
}
