import { counted, listed, say } from '../../../engine/words.js';
import { groupText } from './gains.js';
import { called, nameOf, person } from './names.js';
import type { Sentences } from './sentences.js';

/** How the table is laid, before and between the rounds. */
export const setupEvents: Sentences<
  | 'order-drawn'
  | 'land-laid'
  | 'ground-laid'
  | 'stones-laid'
  | 'advancements-shuffled'
  | 'animals-shuffled'
  | 'pile-shuffled'
  | 'finds-hidden'
  | 'rest-tiles-shuffled'
  | 'chiefs-dealt'
  | 'setups-dealt'
  | 'chief-chosen'
  | 'setup-chosen'
  | 'hands-due'
  | 'round-begun'
  | 'figures-returned'
  | 'display-filled'
  | 'rest-tile-turned'
  | 'game-ended'
> = {
  'order-drawn': ({ order }, telling) => {
    const names = listed(
      telling,
      order.map((seat) => person(telling, seat)),
    );
    return say(telling, {
      en: `The order is drawn: ${names}.`,
      de: `Die Reihenfolge wird ausgelost: ${names}.`,
    });
  },
  'land-laid': (_event, telling) =>
    say(telling, {
      en: 'The land is laid around the start tile.',
      de: 'Das Land wird um das Startfeld ausgelegt.',
    }),
  'ground-laid': (_event, telling) =>
    say(telling, { en: 'The building ground is laid out.', de: 'Der Bauplatz wird ausgelegt.' }),
  'stones-laid': ({ stones }, telling) =>
    say(telling, {
      en: `${counted(stones.length, 'sacred stone is', 'sacred stones are')} laid out.`,
      de: `${counted(stones.length, 'Heiliger Stein wird', 'Heilige Steine werden')} ausgelegt.`,
    }),
  'advancements-shuffled': ({ display }, telling) => {
    const names = listed(
      telling,
      display.map((card) => called(telling, 'cards', card)),
    );
    return say(telling, {
      en: `The advancements are shuffled; on display are ${names}.`,
      de: `Die Fortschritte werden gemischt; es liegen aus: ${names}.`,
    });
  },
  'animals-shuffled': ({ ground }, telling) => {
    const names = listed(
      telling,
      ground.map((animal) => nameOf(telling, 'animals', animal)),
    );
    return say(telling, {
      en: `The animals are shuffled; in the hunting ground: ${names}.`,
      de: `Die Tiere werden gemischt; im Jagdgebiet: ${names}.`,
    });
  },
  'pile-shuffled': ({ seat, count }, telling) => {
    const name = person(telling, seat);
    return say(telling, {
      en: `${name} shuffles ${counted(count, 'start card', 'start cards')}.`,
      de: `${name} mischt ${counted(count, 'Startkarte', 'Startkarten')}.`,
    });
  },
  'finds-hidden': ({ tiles }, telling) => {
    const numbers = listed(telling, tiles.map(String));
    return say(telling, {
      en: `Ice finds are hidden on the glaciers: ${numbers}.`,
      de: `Auf den Gletschern werden Eisfunde versteckt: ${numbers}.`,
    });
  },
  'rest-tiles-shuffled': ({ count }, telling) =>
    say(telling, {
      en: `${counted(count, 'rest tile is', 'rest tiles are')} shuffled.`,
      de: `${counted(count, 'Ruheplättchen wird', 'Ruheplättchen werden')} gemischt.`,
    }),
  'chiefs-dealt': ({ chiefs, draft }, telling) => {
    const names = listed(
      telling,
      chiefs.map((chief) => called(telling, 'chiefs', chief)),
    );
    return draft
      ? say(telling, { en: `Chiefs to choose from: ${names}.`, de: `Häuptlinge zur Auswahl: ${names}.` })
      : say(telling, { en: `Chiefs are dealt: ${names}.`, de: `Häuptlinge werden verteilt: ${names}.` });
  },
  'setups-dealt': ({ cards, draft }, telling) => {
    const names = listed(
      telling,
      cards.map((card) => called(telling, 'setupCards', card)),
    );
    return draft
      ? say(telling, {
          en: `Set-up cards to choose from: ${names}.`,
          de: `Aufbaukarten zur Auswahl: ${names}.`,
        })
      : say(telling, {
          en: `Set-up cards are dealt: ${names}.`,
          de: `Aufbaukarten werden verteilt: ${names}.`,
        });
  },
  'chief-chosen': ({ seat, chief, side }, telling) => {
    const name = person(telling, seat);
    const leader = called(telling, 'chiefs', chief);
    const letter = side.toUpperCase();
    return say(telling, {
      en: `${name} is led by ${leader}, side ${letter}.`,
      de: `${name} folgt ${leader}, Seite ${letter}.`,
    });
  },
  'setup-chosen': ({ seat, card }, telling) => {
    const name = person(telling, seat);
    const row = telling.components.setupCards.values.find(({ id }) => id === card);
    const gains = groupText(telling, row?.gain ?? []);
    const text = called(telling, 'setupCards', card);
    return say(telling, {
      en: `${name} begins with ${text}: ${gains}.`,
      de: `${name} beginnt mit ${text}: ${gains}.`,
    });
  },
  'hands-due': (_event, telling) =>
    say(telling, {
      en: 'Everybody is ready and draws the first hand.',
      de: 'Alle sind bereit und ziehen ihre erste Hand.',
    }),
  'round-begun': ({ round }, telling) =>
    say(telling, { en: `Round ${round} begins.`, de: `Runde ${round} beginnt.` }),
  'figures-returned': (_event, telling) =>
    say(telling, { en: 'All figures come back.', de: 'Alle Figuren kommen zurück.' }),
  'display-filled': ({ cards, cleared }, telling) => {
    const names = listed(
      telling,
      cards.map((card) => called(telling, 'cards', card)),
    );
    if (!cleared) {
      return say(telling, {
        en: `New on display: ${names}.`,
        de: `Neu in der Auslage: ${names}.`,
      });
    }
    return say(telling, {
      en: `The second age begins with a new display: ${names}.`,
      de: `Das II. Zeitalter beginnt mit einer neuen Auslage: ${names}.`,
    });
  },
  'rest-tile-turned': ({ tile, unused }, telling) => {
    const name = called(telling, 'restTiles', tile);
    return unused
      ? say(telling, {
          en: `The rest tile that nobody took goes under the stack; now ${name} is open.`,
          de: `Das Ruheplättchen, das niemand nahm, kommt unter den Stapel; nun liegt ${name} offen.`,
        })
      : say(telling, { en: `The rest tile ${name} is open.`, de: `Das Ruheplättchen ${name} liegt offen.` });
  },
  'game-ended': (_event, telling) => say(telling, { en: 'The game is over.', de: 'Das Spiel ist zu Ende.' }),
};
