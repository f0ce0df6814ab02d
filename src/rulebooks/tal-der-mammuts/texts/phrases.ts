import type { Seat, Text } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { directionOf, nameOf } from '../board.js';
import type { Land, SideId } from '../components/schema.js';
import type { CardAction, Figure } from '../fields.js';
import type { Marker, Roll } from '../state.js';
import type { View } from '../view-schema.js';
import { groundOf } from './ground.js';
import {
  aFigure,
  both,
  cardName,
  cardSaying,
  cards,
  compass,
  eventName,
  eventSaying,
  herd,
  letterName,
  listed,
  onPlaces,
  places,
  quoted,
  regionName,
  rolledWind,
  rounds,
  seasonName,
  sideName,
  speciesName,
  stepNames,
  steps,
  type Told,
  thePlaces,
  tileHerds,
  who,
  whoAll,
} from './names.js';

/** A verb in English and German, for one and for several. */
export const agreeing = (count: number, one: Pair, many: Pair): Text => {
  const [en, de] = count === 1 ? one : many;
  return { en, de };
};
type Pair = readonly [en: string, de: string];

export const strangerName: { readonly [Name in Figure]: Text } = {
  warrior: { en: 'The warrior without a tribe', de: 'Der Krieger ohne Stamm' },
  woman: { en: 'The woman without a tribe', de: 'Die Frau ohne Stamm' },
};

const someone: { readonly [Name in Figure]: Text } = {
  warrior: { en: 'A warrior', de: 'Ein Krieger' },
  woman: { en: 'A woman', de: 'Eine Frau' },
};

/** Which animals come to which hexes, hex by hex. */
export function placedText(
  placed: readonly { readonly tile: number; readonly hex: number }[],
  told: Told,
): Text {
  const hexes = [...new Set(placed.map(({ hex }) => hex))];
  return listed(
    hexes.map((hex) => {
      const tiles = placed.filter((one) => one.hex === hex).map(({ tile }) => tile);
      const { en, de } = tileHerds(tiles, told);
      return { en: `${en} on hex ${hex}`, de: `${de} auf Feld ${hex}` };
    }),
  );
}

export function closedText(hexes: readonly number[], marker: Marker): Text {
  const { en, de } = thePlaces(hexes);
  const [upper, gross] = [en.replace('hex', 'Hex'), de.replace('die', 'Die')];
  const are = agreeing(hexes.length, ['is', 'ist'], ['are', 'sind']);
  if (marker === 'none')
    return { en: `${upper} ${are.en} open again.`, de: `${gross} ${are.de} wieder offen.` };
  const burn = agreeing(hexes.length, ['burns', 'brennt'], ['burn', 'brennen']);
  const closed = {
    burnt: { en: `${upper} ${burn.en}`, de: `${gross} ${burn.de}` },
    flooded: { en: `${upper} ${are.en} flooded`, de: `${gross} ${are.de} überschwemmt` },
    lava: { en: `Lava covers ${en}`, de: `Lava bedeckt ${de}` },
    snow: { en: `Snow covers ${en}`, de: `Schnee bedeckt ${de}` },
  }[marker];
  return {
    en: `${closed.en}: nobody may enter this round.`,
    de: `${closed.de}: In dieser Runde darf niemand hinein.`,
  };
}

/** A card with what it is aimed at, as it follows “play”. */
export function cardText(action: CardAction, view: View | null, told: Told): Text {
  const card = quoted(cardName(action.card, told));
  const { en, de } = aimText(action, view, told);
  return { en: card.en + en, de: card.de + de };
}

function aimText(action: CardAction, view: View | null, told: Told): Text {
  switch (action.type) {
    case 'play':
      return both('');
    case 'play-at':
      return { en: ` on hex ${action.hex}`, de: ` auf Feld ${action.hex}` };
    case 'play-on':
      return { en: ` against ${who(action.target, told)}`, de: ` gegen ${who(action.target, told)}` };
    case 'play-wind': {
      const clockwise = action.turn === 'clockwise';
      const turn = clockwise ? ': clockwise' : ': anticlockwise';
      const drehung = clockwise ? ': im Uhrzeigersinn' : ': gegen den Uhrzeigersinn';
      if (view === null) return { en: turn, de: drehung };
      const to = compass[nameOf((directionOf(view.wind) + (clockwise ? 1 : 5)) % 6)];
      return { en: `${turn}, to the ${to.en}`, de: `${drehung}, nach ${to.de}` };
    }
    case 'play-herd': {
      const [species, to] = [speciesName(action.species, told), compass[action.direction]];
      return {
        en: `: ${species.en} on hex ${action.hex} to the ${to.en}`,
        de: `: ${species.de} auf Feld ${action.hex} nach ${to.de}`,
      };
    }
    case 'play-raft':
      return {
        en: `: from hex ${action.from} to hex ${action.to}`,
        de: `: von Feld ${action.from} auf Feld ${action.to}`,
      };
    case 'play-elopement': {
      const from = who(action.target, told);
      return {
        en: `: a woman of ${from} comes from hex ${action.from} to hex ${action.to}`,
        de: `: Eine Frau von ${from} kommt von Feld ${action.from} auf Feld ${action.to}`,
      };
    }
    case 'flee': {
      const lost = aFigure[action.figure];
      const camp = leftCamp(view);
      return {
        en: `: lose ${lost.en} and retreat to hex ${action.hex}${camp.en}`,
        de: `: Verliere ${lost.de} und zieh dich auf Feld ${action.hex} zurück${camp.de}`,
      };
    }
  }
  return assertNever(action);
}

const inWords =
  <Value>(words: (value: Value, told: Told) => Text) =>
  (told: Told, value: Value): string =>
    say(told, words(value, told));

/** ` from hex 3`, or nothing where there is no hex. */
const withHex =
  (en: string, de: string) =>
  (told: Told, hex?: number): string =>
    hex === undefined ? '' : say(told, { en: ` ${en} hex ${hex}`, de: ` ${de} Feld ${hex}` });

/** How the fields of events and actions are put into words. */
export const formats = {
  seat: (told: Told, seat: Seat) => who(seat, told),
  target: (told: Told, seat: Seat) => who(seat, told),
  seats: inWords(whoAll),
  may: inWords((seats: readonly Seat[]) => agreeing(seats.length, ['may', 'darf'], ['may', 'dürfen'])),
  card: inWords((id: string, told) => quoted(cardName(id, told))),
  cardSaying: inWords(cardSaying),
  event: inWords((id: string, told) => quoted(eventName(id, told))),
  eventSaying: inWords(eventSaying),
  species: inWords(speciesName),
  tiles: inWords(tileHerds),
  placed: inWords(placedText),
  direction: inWords((direction: keyof typeof compass) => compass[direction]),
  season: inWords((season: keyof typeof seasonName) => seasonName[season]),
  step: inWords((step: keyof typeof stepNames) => stepNames[step]),
  figure: inWords((figure: Figure) => aFigure[figure]),
  someone: inWords((figure: Figure) => someone[figure]),
  stranger: inWords((figure: Figure) => strangerName[figure]),
  side: inWords((side: SideId, told) => quoted(sideName(side, told))),
  wind: inWords(rolledWind),
  letter: (told: Told, letter: string) => letterName(letter, told),
  cards: inWords(cards),
  cardsBack: inWords((ids: readonly string[], told) => {
    const { en, de } = listed(ids.map((id) => quoted(cardName(id, told))));
    return ids.length === 0
      ? both('')
      : { en: ` Its cards go back: ${en}.`, de: ` Seine Karten gehen zurück: ${de}.` };
  }),
  returns: inWords((mayReturn: boolean) =>
    mayReturn ? { en: ', but may return', de: ', darf aber wiederkommen' } : both(''),
  ),
  rounds: inWords(rounds),
  steps: inWords(steps),
  wolves: inWords((count: number, told) => herd(count, told.components.reserve.values.species, told)),
  onHexes: inWords(onPlaces),
  hexes: inWords(places),
  ground: groundOf,
  land: inWords((land: Land) => regionName[land]),
  against: (told: Told, seat?: Seat) =>
    seat === undefined
      ? ''
      : say(told, { en: ` against ${who(seat, told)}`, de: ` gegen ${who(seat, told)}` }),
  onHex: withHex('on', 'auf'),
  fromHex: withHex('from', 'von'),
  toHex: withHex('to', 'auf'),
  roundsLeft: inWords((left: number) =>
    left === 1
      ? { en: 'the last round of the season', de: 'letzte Runde der Jahreszeit' }
      : { en: `with ${left} rounds left`, de: `noch ${left} Runden` },
  ),
  damage: inWords((ears: number) =>
    ears > 0 ? { en: 'damaged', de: 'beschädigt' } : { en: 'ruined', de: 'vernichtet' },
  ),
  on: inWords((isOn: boolean) => (isOn ? { en: ' on', de: ' weiter' } : both(''))),
  inFight: inWords((isFight: boolean) => (isFight ? { en: ' in the fight', de: ' im Kampf' } : both(''))),
  rolls: inWords((rolls: readonly Roll[], told) =>
    listed(
      rolls.map(({ seat, die, bonus }) => {
        const sum = `${die} + ${bonus} = ${die + bonus}`;
        return seat === null
          ? { en: `animals ${sum}`, de: `Tiere ${sum}` }
          : both(`${who(seat, told)} ${sum}`);
      }),
    ),
  ),
};

/** All leave the hex of the fight, so a camp there is lost. */
function leftCamp(view: View | null): Text {
  const hex = view?.fight?.hex;
  const owner = view?.pieces.find((one) => one.hex === hex)?.camp?.seat;
  return owner === undefined || owner !== view?.viewer
    ? both('')
    : { en: `; the camp on hex ${hex} is lost`, de: `; das Lager auf Feld ${hex} geht verloren` };
}
