import type { Text } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { cardText } from './actions.js';
import type { SeenOf } from './seen-of.js';
import { stepNames } from './steps.js';
import { cardName, cards, compass, herd, speciesName, type Told, who, whoAll } from './texts.js';

type CardEvent = SeenOf<
  | 'nature-window-opened'
  | 'fight-window-opened'
  | 'window-answered'
  | 'window-closed'
  | 'card-played'
  | 'shaman-called'
  | 'wind-turned'
  | 'herd-directed'
  | 'pack-called'
  | 'discards-shuffled'
  | 'card-drawn'
  | 'standing-order-given'
  | 'standing-orders-revoked'
>;

/** Special cards and the times at which they are asked for. */
export function cardEventText(event: CardEvent, told: Told): Text {
  switch (event.type) {
    case 'nature-window-opened':
    case 'fight-window-opened': {
      const { en, de } = whoAll(event.seats, told);
      return {
        en: `${en} may play a card.`,
        de: `${de} ${event.seats.length === 1 ? 'darf' : 'dürfen'} eine Karte spielen.`,
      };
    }
    case 'window-answered':
      return answeredText(event, told);
    case 'window-closed':
      return { en: 'Everybody has answered.', de: 'Alle haben geantwortet.' };
    case 'card-played':
      return playedText(event, told);
    case 'shaman-called': {
      const name = who(event.seat, told);
      return {
        en: `A shaman protects the tribe of ${name} from this event.`,
        de: `Ein Schamane schützt den Stamm von ${name} vor diesem Ereignis.`,
      };
    }
    case 'wind-turned': {
      const [name, to] = [who(event.seat, told), compass[event.direction]];
      return {
        en: `${name} turns the wind: it blows to the ${to.en}.`,
        de: `${name} dreht den Wind: Er weht nach ${to.de}.`,
      };
    }
    case 'herd-directed': {
      const [name, to] = [who(event.seat, told), compass[event.direction]];
      const { en, de } = speciesName(event.species, told);
      return {
        en: `${name} drives animals on hex ${event.hex} to the ${to.en}: ${en}.`,
        de: `${name} treibt Tiere auf Feld ${event.hex} nach ${to.de}: ${de}.`,
      };
    }
    case 'pack-called': {
      const pack = herd(event.wolves, told.components.reserve.values.species, told);
      const name = who(event.seat, told);
      return {
        en: `${name} calls a pack to hex ${event.hex}: ${pack.en}.`,
        de: `${name} ruft ein Rudel auf Feld ${event.hex}: ${pack.de}.`,
      };
    }
    case 'discards-shuffled': {
      const { en, de } = cards(event.count);
      return {
        en: `The discards become the new pile: ${en}.`,
        de: `Die Ablage wird zum neuen Stapel: ${de}.`,
      };
    }
    case 'card-drawn': {
      const name = who(event.seat, told);
      if (event.card === undefined)
        return { en: `${name} draws a special card.`, de: `${name} zieht eine Sonderkarte.` };
      const { en, de } = cardName(event.card, told);
      return { en: `${name} draws a special card: ${en}.`, de: `${name} zieht eine Sonderkarte: ${de}.` };
    }
    case 'standing-order-given': {
      const [name, window] = [who(event.seat, told), stepNames[event.window]];
      return {
        en: `${name} plays no card from now on: ${window.en}.`,
        de: `${name} spielt ab jetzt keine Karte mehr: ${window.de}.`,
      };
    }
    case 'standing-orders-revoked': {
      const name = who(event.seat, told);
      return {
        en: `${name} takes back all standing orders.`,
        de: `${name} nimmt alle Daueraufträge zurück.`,
      };
    }
  }
  return assertNever(event);
}

function answeredText({ seat, answer }: SeenOf<'window-answered'>, told: Told): Text {
  const name = who(seat, told);
  if (answer === undefined) return { en: `${name} has answered.`, de: `${name} hat geantwortet.` };
  if (answer === null || !('card' in answer))
    return { en: `${name} plays no card.`, de: `${name} spielt keine Karte.` };
  const { en, de } = cardText(answer, null, told);
  return { en: `${name} chooses ${en}.`, de: `${name} wählt ${de}.` };
}

/** What it does follows in sentences of its own. */
function playedText({ seat, card, hex, from, to, target }: SeenOf<'card-played'>, told: Told): Text {
  const [name, { en, de }] = [who(seat, told), cardName(card, told)];
  const against = target === undefined ? undefined : who(target, told);
  const aim: Text[] = [
    ...(against === undefined ? [] : [{ en: `against ${against}`, de: `gegen ${against}` }]),
    ...(hex === undefined ? [] : [{ en: `on hex ${hex}`, de: `auf Feld ${hex}` }]),
    ...(from === undefined || to === undefined
      ? []
      : [{ en: `from hex ${from} to hex ${to}`, de: `von Feld ${from} auf Feld ${to}` }]),
  ];
  const aims = (language: keyof Text): string => aim.map((one) => ` ${one[language]}`).join('');
  return { en: `${name} plays ${en}${aims('en')}.`, de: `${name} spielt ${de}${aims('de')}.` };
}
