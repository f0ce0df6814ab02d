import { say } from '../../../engine/words.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { areNeighbours, cardOf } from '../atlas.js';
import type { Action } from '../schemas/action.js';
import type { View } from '../schemas/view.js';
import { enough } from './enough.js';
import {
  colourWord,
  counted,
  nameOf,
  priceOf,
  quoted,
  regionOf,
  type Told,
  yourHunter,
} from './vocabulary.js';

export function action(what: Action, view: View, telling: Told): string {
  const you = view.turn?.seat;
  switch (what.type) {
    case 'play':
      return playing(what.card, telling);
    case 'lay-down': {
      const card = quoted(telling, what.card);
      return say(telling, { en: `Lay down ${card} without effect`, de: `Lege ${card} ohne Wirkung ab` });
    }
    case 'choose-copy':
      return copying(what.colour, view, telling);
    case 'choose-opponent': {
      const name = nameOf(telling, what.seat);
      const card = view.turn?.card ?? null;
      const it = card === null ? say(telling, { en: 'the card', de: 'die Karte' }) : quoted(telling, card);
      return say(telling, { en: `Let ${name} carry out ${it}`, de: `Lass ${name} ${it} ausführen` });
    }
    case 'place-hunter': {
      const region = regionOf(telling, what.region);
      return say(telling, { en: `Place a hunter in ${region}`, de: `Platziere einen Jäger in ${region}` });
    }
    case 'move-hunter': {
      const hunter = yourHunter(telling, what, you);
      const [from, to] = [regionOf(telling, what.from), regionOf(telling, what.to)];
      return say(telling, {
        en: `Move ${hunter} from ${from} to ${to}`,
        de: `Versetze ${hunter} aus ${from} nach ${to}`,
      });
    }
    case 'remove-hunter': {
      const [hunter, region] = [yourHunter(telling, what, you), regionOf(telling, what.region)];
      return say(telling, {
        en: `Remove ${hunter} from ${region}`,
        de: `Entferne ${hunter} aus ${region}`,
      });
    }
    case 'choose-hunter': {
      const [hunter, region] = [yourHunter(telling, what, you), regionOf(telling, what.region)];
      return say(telling, {
        en: `Choose ${hunter} in ${region} for the swap`,
        de: `Wähle für den Tausch ${hunter} in ${region}`,
      });
    }
    case 'swap': {
      const [hunter, region] = [yourHunter(telling, what, you), regionOf(telling, what.region)];
      return say(telling, {
        en: `Swap places with ${hunter} in ${region}`,
        de: `Wähle als Partner ${hunter} in ${region}`,
      });
    }
    case 'place-mammoth': {
      const region = regionOf(telling, what.region);
      const price = mammothPrice(view, telling, null);
      return say(telling, {
        en: `Place a mammoth in ${region}${price}`,
        de: `Platziere ein Mammut in ${region}${price}`,
      });
    }
    case 'move-mammoth': {
      const [from, to] = [regionOf(telling, what.from), regionOf(telling, what.to)];
      const price = mammothPrice(view, telling, what);
      return say(telling, {
        en: `Move a mammoth from ${from} to ${to}${price}`,
        de: `Versetze ein Mammut aus ${from} nach ${to}${price}`,
      });
    }
    case 'remove-mammoth': {
      const region = regionOf(telling, what.region);
      return say(telling, {
        en: `Return a mammoth from ${region} to the supply`,
        de: `Stelle ein Mammut aus ${region} in den Vorrat zurück`,
      });
    }
    case 'move-fire': {
      const [from, to] = [regionOf(telling, what.from), regionOf(telling, what.to)];
      return say(telling, {
        en: `Move a fire tile from ${from} to ${to}`,
        de: `Lege ein Feuerplättchen aus ${from} nach ${to}`,
      });
    }
    case 'take-club':
      return say(telling, { en: 'Take a club', de: 'Nimm eine Keule' });
    case 'use-club': {
      const region = regionOf(telling, what.region);
      return say(telling, {
        en: `Give a club to your hunter in ${region}`,
        de: `Gib einem deiner Jäger in ${region} eine Keule`,
      });
    }
    case 'discard': {
      const card = quoted(telling, what.card);
      return say(telling, { en: `Discard ${card} unseen`, de: `Wirf ${card} ungesehen ab` });
    }
    case 'draw': {
      const colour = colourWord(telling, what.colour);
      return say(telling, { en: `Draw a ${colour} card`, de: `Ziehe eine ${colour} Karte` });
    }
    case 'lay-glacier': {
      const region = regionOf(telling, what.region);
      return say(telling, { en: `Cover ${region} with ice`, de: `Bedecke ${region} mit Eis` });
    }
    case 'done':
      return enough(view, telling);
  }
  return assertNever(what);
}

function playing(id: string, telling: Told): string {
  const [card, price] = [quoted(telling, id), priceOf(telling, id)];
  const { colour, effect } = cardOf(telling.components, id);
  if (effect.type === 'cult') {
    return say(telling, {
      en: `Play ${card} and copy the top of a discard pile`,
      de: `Spiele ${card} und ahme die oberste Karte eines Ablagestapels nach`,
    });
  }
  return colour === 'light'
    ? say(telling, { en: `Play ${card} for ${price}`, de: `Spiele ${card} für ${price}` })
    : say(telling, { en: `Play ${card} and take ${price}`, de: `Spiele ${card} und nimm ${price}` });
}

function copying(colour: 'light' | 'dark', { piles }: View, telling: Told): string {
  const top = piles[colour].top;
  if (top === null) {
    const word = colourWord(telling, colour);
    return say(telling, { en: `Copy the top ${word} card`, de: `Ahme die oberste ${word} Karte nach` });
  }
  const [card, price] = [quoted(telling, top.card), priceOf(telling, top.card)];
  return colour === 'light'
    ? say(telling, {
        en: `Copy ${card} from the light pile for ${price}`,
        de: `Ahme ${card} vom hellen Stapel für ${price} nach`,
      })
    : say(telling, {
        en: `Copy ${card} from the dark pile and take ${price}`,
        de: `Ahme ${card} vom dunklen Stapel nach und nimm ${price}`,
      });
}

/** Only the mammoth card is paid for by what is done with it. */
function mammothPrice({ turn }: View, telling: Told, move: { from: number; to: number } | null): string {
  if (turn?.doing !== 'moving-mammoth' || turn.card === null) return '';
  const { effect, stones } = cardOf(telling.components, turn.card);
  if (effect.type !== 'mammoth') return '';
  const near = move !== null && areNeighbours(telling.components, move.from, move.to);
  const price = move === null ? stones.values : near ? effect.neighbour : effect.anywhere;
  const paid = counted(telling, price, 'stone');
  return say(telling, { en: ` for ${paid}`, de: ` für ${paid}` });
}
