import type { Text } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { PointReason, ScoringPart, SeenEvent } from '../schemas/event.js';
import {
  animalName,
  faceName,
  type MammutTelling,
  points,
  quoted,
  seatName,
  shareName,
  tileNumber,
  tiles,
} from './names.js';

export function eventWords(event: SeenEvent, telling: MammutTelling): string {
  const who = 'seat' in event ? seatName(telling, event.seat) : '';
  const tell = (en: string, de: string) => say(telling, { en, de });
  switch (event.type) {
    case 'start-seat-drawn':
      return tell(`${who} begins.`, `${who} beginnt.`);
    case 'deck-shuffled':
      return tell(
        `The deck is shuffled: ${event.count} cards.`,
        `Der Kartenstapel wird gemischt: ${event.count} Karten.`,
      );
    case 'card-drawn': {
      if (event.card === undefined) return tell(`${who} draws a card.`, `${who} zieht eine Karte.`);
      const card = quoted(telling, event.card);
      return tell(`${who} draws ${card}.`, `${who} zieht ${card}.`);
    }
    case 'animal-gained': {
      const animal = animalName(telling, event.animal);
      return tell(`${who} gains an animal: ${animal}.`, `${who} erhält ein Tier: ${animal}.`);
    }
    case 'tiles-thrown':
      return tell(
        `Round ${event.round}: ${who} throws the tiles.`,
        `Runde ${event.round}: ${who} wirft die Plättchen.`,
      );
    case 'loot-card-played': {
      const card = quoted(telling, event.card);
      return tell(`${who} plays ${card}.`, `${who} spielt ${card}.`);
    }
    case 'scoring-card-played': {
      if (event.card === undefined)
        return tell(`${who} plays a card face down.`, `${who} spielt eine Karte verdeckt.`);
      const card = quoted(telling, event.card);
      return tell(`${who} plays ${card} face down.`, `${who} spielt ${card} verdeckt.`);
    }
    case 'tile-peeked': {
      const tile = tileNumber(event.place);
      if (event.face === undefined)
        return tell(`${who} looks under tile ${tile}.`, `${who} sieht unter Plättchen ${tile}.`);
      const face = faceName(telling, event.face);
      return tell(
        `${who} looks under tile ${tile}: ${face}.`,
        `${who} sieht unter Plättchen ${tile}: ${face}.`,
      );
    }
    case 'tile-flipped': {
      const [tile, face] = [tileNumber(event.place), faceName(telling, event.face)];
      return tell(
        `${who} turns over tile ${tile}: now ${face}.`,
        `${who} wendet Plättchen ${tile}: jetzt ${face}.`,
      );
    }
    case 'share-returned': {
      const share = shareName(telling, event.share);
      return tell(
        `${who} has ${share} put back into the middle.`,
        `${who} lässt ${share} in die Mitte zurücklegen.`,
      );
    }
    case 'card-finished':
      return tell(`${who} is done with the card.`, `${who} hat die Karte ausgeführt.`);
    case 'tile-taken':
      return tell(
        `${who} takes tile ${tileNumber(event.place)}.`,
        `${who} nimmt Plättchen ${tileNumber(event.place)}.`,
      );
    case 'rest-taken':
      return tell(
        `${who} takes all that is left: ${tiles(telling, event.places)}.`,
        `${who} nimmt alles, was übrig ist: ${tiles(telling, event.places)}.`,
      );
    case 'share-robbed': {
      const share = shareName(telling, event.from);
      return tell(`${who} robs ${share}.`, `${who} raubt ${share}.`);
    }
    case 'tile-returned':
      return tell(
        `${who} puts tile ${tileNumber(event.place)} back into the middle.`,
        `${who} legt Plättchen ${tileNumber(event.place)} in die Mitte zurück.`,
      );
    case 'turn-passed':
      return tell(`It is the turn of ${who}.`, `${who} ist an der Reihe.`);
    case 'cards-revealed':
      return event.cards.length === 0
        ? tell('Nobody has played a card face down.', 'Niemand hat eine Karte verdeckt gespielt.')
        : event.cards
            .map(({ seat, card }) => {
              const name = seatName(telling, seat);
              return tell(
                `${name} reveals ${quoted(telling, card)}.`,
                `${name} deckt ${quoted(telling, card)} auf.`,
              );
            })
            .join(' ');
    case 'questions-turned':
      return event.places.length === 0
        ? tell('No question mark is left to turn.', 'Kein Fragezeichen bleibt zu wenden.')
        : tell(
            `All question marks are turned: ${turned(event, telling)}.`,
            `Alle Fragezeichen werden gewendet: ${turned(event, telling)}.`,
          );
    case 'points-scored': {
      const why = say(telling, reasons[event.for]);
      const amount = points(telling, Math.abs(event.points));
      return event.points < 0
        ? tell(
            `${who} loses ${amount} (${why}) and has ${event.score}.`,
            `${who} verliert ${amount} (${why}) und hat ${event.score}.`,
          )
        : tell(
            `${who} gains ${amount} (${why}) and has ${event.score}.`,
            `${who} erhält ${amount} (${why}) und hat ${event.score}.`,
          );
    }
    case 'fur-advanced':
      return tell(
        `${who} moves up the fur track by ${event.steps}, to ${event.to}.`,
        `${who} rückt auf der Fellleiste um ${event.steps} vor, auf ${event.to}.`,
      );
    case 'scoring-began':
      return say(telling, parts[event.part]);
    case 'animal-offered': {
      const card = quoted(telling, event.card);
      return tell(
        `${who} may choose an animal, thanks to ${card}.`,
        `${who} darf sich ein Tier aussuchen, dank ${card}.`,
      );
    }
    case 'trade-offered': {
      const card = quoted(telling, event.card);
      return tell(
        `${who} may trade an animal tile, thanks to ${card}.`,
        `${who} darf ein Tierplättchen tauschen, dank ${card}.`,
      );
    }
    case 'tile-traded':
      return tell(
        `${who} trades tile ${tileNumber(event.place)}.`,
        `${who} tauscht Plättchen ${tileNumber(event.place)}.`,
      );
    case 'offer-ended':
      return tell(`${who} makes no more use of the offer.`, `${who} nutzt das Angebot nicht weiter.`);
    case 'round-ended':
      return tell(`Round ${event.round} is over.`, `Runde ${event.round} ist zu Ende.`);
    case 'game-ended':
      return tell('The game is over.', 'Das Spiel ist zu Ende.');
  }
  return assertNever(event);
}

const turned = (
  { places, faces }: Extract<SeenEvent, { type: 'questions-turned' }>,
  telling: MammutTelling,
): string =>
  places.map((place, index) => `${tileNumber(place)} (${faceName(telling, faces[index] ?? '')})`).join(', ');

const reasons: Readonly<Record<PointReason, Text>> = {
  axe: { en: 'axes', de: 'Äxte' },
  'axe-card': { en: 'card for axes', de: 'Karte für Äxte' },
  'most-fur': { en: 'furthest on the fur track', de: 'am weitesten auf der Fellleiste' },
  'fewest-fur': { en: 'last on the fur track', de: 'am Ende der Fellleiste' },
  'fur-card': { en: 'card for the most fur', de: 'Karte für die meisten Felle' },
  tusk: { en: 'tusks', de: 'Stoßzähne' },
  'tusk-card': { en: 'card for the most tusks', de: 'Karte für die meisten Stoßzähne' },
  meat: { en: 'meat', de: 'Fleisch' },
  'fewest-fire': { en: 'fewest fires', de: 'die wenigsten Feuer' },
  'more-fire': { en: 'more fires', de: 'mehr Feuer' },
  animals: { en: 'collection of animals', de: 'Tiersammlung' },
};

const parts: Readonly<Record<ScoringPart, Text>> = {
  reveal: { en: 'The round is scored.', de: 'Die Runde wird gewertet.' },
  axe: { en: 'Axes are scored.', de: 'Äxte werden gewertet.' },
  fur: { en: 'Furs are scored.', de: 'Felle werden gewertet.' },
  tusk: { en: 'Tusks are scored.', de: 'Stoßzähne werden gewertet.' },
  meat: { en: 'Meat is scored.', de: 'Fleisch wird gewertet.' },
  fire: { en: 'Fires are scored.', de: 'Feuer werden gewertet.' },
  trade: { en: 'Animal tiles may be traded.', de: 'Tierplättchen dürfen getauscht werden.' },
  animal: { en: 'Animals are given out.', de: 'Tiere werden vergeben.' },
  'round-end': { en: 'The round comes to its end.', de: 'Die Runde geht zu Ende.' },
};
