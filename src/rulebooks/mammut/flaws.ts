import type { Violation } from '../../engine/rulebook.js';
import { twins, violation } from '../../engine/violations.js';
import { fixedFaces, SHAMAN_BLUE, SHAMAN_RED } from './components/schema.js';
import { sharesInAll } from './shares.js';
import type { MammutConfig } from './state.js';

const MOST_TILES = 59;

/** What is wrong with a pack although it fits the schema. */
export function flaws(config: MammutConfig): Violation[] {
  return [...tileFlaws(config), ...animalFlaws(config), ...cardFlaws(config), ...roundFlaws(config)];
}

function tileFlaws({ seats, components }: MammutConfig): Violation[] {
  const found: Violation[] = [];
  const animals = new Set(components.animals.values.map(({ id }) => id));
  for (const [row, { faces }] of components.tiles.values.entries()) {
    if (faces[0] === faces[1])
      found.push(
        violation('tiles', `/${row}/faces`, {
          en: 'A tile needs two different faces.',
          de: 'Ein Plättchen braucht zwei verschiedene Seiten.',
        }),
      );
    for (const [side, face] of faces.entries()) {
      const known = animals.has(face) || (fixedFaces.includes(face) && !shamanFaces.includes(face));
      if (!known)
        found.push(
          violation('tiles', `/${row}/faces/${side}`, {
            en: `There is no face ${face} for loot tiles.`,
            de: `Auf Beuteplättchen gibt es kein ${face}.`,
          }),
        );
    }
  }
  const tiles = components.tiles.values.reduce((sum, { copies }) => sum + copies, 0);
  if (tiles > MOST_TILES)
    found.push(
      violation('tiles', '', {
        en: `${tiles} tiles are more than ${MOST_TILES}.`,
        de: `${tiles} Plättchen sind mehr als ${MOST_TILES}.`,
      }),
    );
  // With the shaman, some share must always hold two tiles when the middle is empty, or nobody could move.
  const least = sharesInAll(seats) - 1;
  if (tiles < least)
    found.push(
      violation('tiles', '', {
        en: `${tiles} tiles are too few: ${seats} seats need ${least}.`,
        de: `${tiles} Plättchen sind zu wenige: ${seats} Plätze brauchen ${least}.`,
      }),
    );
  return found;
}

function animalFlaws({ seats, components }: MammutConfig): Violation[] {
  const { animals, animalCopies, animalSets, start } = components;
  const ids = animals.values.map(({ id }) => id);
  const found = twins({ animals: animals.values }, { en: 'kinds of animals', de: 'Tierarten' });
  for (const [at, id] of ids.entries()) {
    if (!fixedFaces.includes(id)) continue;
    found.push(
      violation('animals', `/${at}/id`, {
        en: `${id} is the name of another face.`,
        de: `${id} ist schon der Name einer anderen Seite.`,
      }),
    );
  }
  if (animalCopies.values < seats) {
    found.push(
      violation('animalCopies', '', {
        en: 'Every seat must be able to own every animal.',
        de: 'Jeder Platz muss jedes Tier besitzen können.',
      }),
    );
  }
  if (animalSets.values.length !== ids.length + 1) {
    found.push(
      violation('animalSets', '', {
        en: 'Points are needed for no animal up to one of each kind.',
        de: 'Punkte werden gebraucht für kein Tier bis zu einem von jeder Art.',
      }),
    );
  }
  if (seats >= start.values.animalFromSeats && ids.length < seats) {
    found.push(
      violation('animals', '', {
        en: 'There are fewer kinds of animals than seats that draw one.',
        de: 'Es gibt weniger Tierarten als Plätze, die ein Tier ziehen.',
      }),
    );
  }
  return found;
}

function cardFlaws({ seats, components }: MammutConfig): Violation[] {
  const found = twins({ cards: components.cards.values }, { en: 'kinds of cards', de: 'Kartenarten' });
  const cards = components.cards.values.reduce((sum, { copies }) => sum + copies, 0);
  const dealt = seats * components.start.values.cards;
  if (cards < dealt) {
    found.push(
      violation('cards', '', {
        en: `${cards} cards are too few to deal ${dealt}.`,
        de: `${cards} Karten sind zu wenige, um ${dealt} auszuteilen.`,
      }),
    );
  }
  return found;
}

function roundFlaws({ seats, components }: MammutConfig): Violation[] {
  const { first, last } = components.rounds.values;
  return (first[seats - 2] ?? 1) > last
    ? [
        violation('rounds', '/last', {
          en: 'The last round comes before the first.',
          de: 'Die letzte Runde kommt vor der ersten.',
        }),
      ]
    : [];
}

const shamanFaces: readonly string[] = [SHAMAN_RED, SHAMAN_BLUE];
