import { listed, say } from '../../../engine/words.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { SeenEvent } from '../schemas/event.js';
import { counted, type Noun, nameOf, regionOf, type Told } from './vocabulary.js';

type RoundEvent = Extract<
  SeenEvent,
  {
    type:
      | 'start-seat-drawn'
      | 'fires-dealt'
      | 'round-began'
      | 'turn-began'
      | 'fires-revealed'
      | 'conflict-resolved'
      | 'conflicts-ended'
      | 'region-scored'
      | 'glacier-offered'
      | 'pool-refilled'
      | 'game-ended';
  }
>;

/** How a game and its rounds begin, and how they end. */
export function roundEvent(what: RoundEvent, telling: Told): string {
  const name = 'seat' in what ? nameOf(telling, what.seat) : '';
  switch (what.type) {
    case 'start-seat-drawn':
      return say(telling, {
        en: `The lot says that ${name} begins.`,
        de: `Das Los bestimmt: ${name} beginnt.`,
      });
    case 'fires-dealt':
      return dealt(what.regions, telling);
    case 'round-began':
      return say(telling, {
        en: `Round ${what.round} begins, and ${name} is first.`,
        de: `Durchgang ${what.round} fängt an, ${name} beginnt.`,
      });
    case 'turn-began':
      return say(telling, { en: `It is ${name}’s turn.`, de: `${name} ist am Zug.` });
    case 'fires-revealed':
      return revealed(name, what.regions, telling);
    case 'conflict-resolved': {
      const region = regionOf(telling, what.region);
      const losses = bySeat(what.lost, 'hunter', telling, { en: 'loses', de: 'verliert' });
      return say(telling, {
        en: `Conflict in ${region}: ${losses}.`,
        de: `Konflikt in ${region}: ${losses}.`,
      });
    }
    case 'conflicts-ended':
      return say(telling, {
        en: 'All fire tiles and clubs leave the map.',
        de: 'Alle Feuerplättchen und Keulen verlassen die Karte.',
      });
    case 'region-scored': {
      const region = regionOf(telling, what.region);
      const gains = bySeat(what.points, 'point', telling, { en: 'scores', de: 'erhält' });
      return say(telling, { en: `In ${region} ${gains}.`, de: `In ${region}: ${gains}.` });
    }
    case 'glacier-offered':
      return what.drawn
        ? say(telling, {
            en: `Several are last. The lot says that ${name} may cover a region with ice.`,
            de: `Mehrere sind Letzte. Das Los bestimmt: ${name} darf ein Gebiet mit Eis bedecken.`,
          })
        : say(telling, {
            en: `${name} is last and may cover a region with ice.`,
            de: `${name} liegt hinten und darf ein Gebiet mit Eis bedecken.`,
          });
    case 'pool-refilled':
      return refilled(what.paid, telling);
    case 'game-ended':
      return say(telling, { en: 'The game is over.', de: 'Das Spiel ist zu Ende.' });
  }
  return assertNever(what);
}

/** `Anna loses 2 hunters, Bert 1`: those to whom nothing happens are left out. */
function bySeat(
  counts: readonly number[],
  noun: Noun,
  telling: Told,
  verb: { en: string; de: string },
): string {
  const parts = counts.flatMap((count, seat) => (count > 0 ? [{ count, name: nameOf(telling, seat) }] : []));
  const said = parts.map(({ count, name }, index) =>
    index === 0 ? `${name} ${say(telling, verb)} ${counted(telling, count, noun)}` : `${name} ${count}`,
  );
  return listed(telling, said);
}

function dealt(regions: readonly number[], telling: Told): string {
  const [only, ...others] = regions;
  if (only === undefined)
    return say(telling, { en: 'No fire tile is laid out.', de: 'Es wird kein Feuerplättchen ausgelegt.' });
  if (others.length === 0) {
    return say(telling, {
      en: `A fire tile is laid face down in region ${only}.`,
      de: `Ein Feuerplättchen kommt verdeckt in Gebiet ${only}.`,
    });
  }
  const list = listed(telling, regions.map(String));
  return say(telling, {
    en: `One fire tile each is laid face down in regions ${list}.`,
    de: `Je ein Feuerplättchen kommt verdeckt in die Gebiete ${list}.`,
  });
}

type Revealed = Extract<SeenEvent, { type: 'fires-revealed' }>['regions'];

function revealed(name: string, regions: Revealed, telling: Told): string {
  const fed = regions.map(({ region, fires, limit }, index) => {
    const fire =
      fires.length === 0
        ? say(telling, { en: 'no fire', de: 'kein Feuer' })
        : say(telling, { en: `fire ${fires.join(' + ')}`, de: `Feuer ${fires.join(' + ')}` });
    const hunters = index === 0 ? counted(telling, limit, 'hunter') : String(limit);
    return say(telling, {
      en: `region ${region} (${fire}) feeds ${hunters}`,
      de: `Gebiet ${region} (${fire}) ernährt ${hunters}`,
    });
  });
  const all = listed(telling, fed);
  return say(telling, {
    en: `${name} has ended the settling, and the fires are revealed: ${all}.`,
    de: `${name} hat das Siedeln beendet, und die Feuer werden aufgedeckt: ${all}.`,
  });
}

function refilled(paid: readonly number[], telling: Told): string {
  const pays = bySeat(paid, 'stone', telling, { en: 'pays in', de: 'zahlt' });
  if (pays === '')
    return say(telling, {
      en: 'The light pool becomes the dark one.',
      de: 'Der helle Vorrat wird zum dunklen.',
    });
  return say(telling, {
    en: `The light pool becomes the dark one, and as it is small, ${pays}.`,
    de: `Der helle Vorrat wird zum dunklen, und weil er klein ist: ${pays}.`,
  });
}
