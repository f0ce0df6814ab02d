import type { Text } from '../../../engine/rulebook.js';
import { counted, listed, say } from '../../../engine/words.js';
import type { SeenEvent } from '../schemas/event.js';
import { oneOf, piles } from './gain-actions.js';
import { gainText, pointsText } from './gains.js';
import { called, person } from './names.js';
import { between, fromTile, spotByNumber, toTile } from './places.js';
import type { Sentences } from './sentences.js';
import { aCard } from './turn-events.js';

/** What is gained, and what comes of it on the boards. */
export const gainEvents: Sentences<
  | 'gain-taken'
  | 'income-lowered'
  | 'gain-ended'
  | 'points-gained'
  | 'camp-placed'
  | 'camp-moved'
  | 'settlement-built'
  | 'megalith-built'
  | 'idol-stepped'
  | 'member-recruited'
  | 'advancement-taken'
  | 'animal-taken'
  | 'animals-revealed'
  | 'animal-slain'
  | 'stone-taken'
  | 'card-drawn'
  | 'card-buried'
  | 'discards-shuffled'
> = {
  'gain-taken': ({ seat, gain, units, food, tool, work, points }, telling) => {
    const name = person(telling, seat);
    const parts = [
      { gain: 'food' as const, n: food },
      { gain: 'tool' as const, n: tool },
      { gain: 'work' as const, n: work },
      { gain: 'points' as const, n: points },
    ].filter(({ n }) => n > 0);
    const gained = listed(
      telling,
      (parts.length > 0 ? parts : [{ gain, n: units }]).map((one) => gainText(telling, one)),
    );
    return say(telling, { en: `${name} gains ${gained}.`, de: `${name} erhält ${gained}.` });
  },
  'income-lowered': ({ seat, gain, to }, telling) => {
    const name = person(telling, seat);
    const less = gainText(telling, { gain: to, n: 1 });
    return say(telling, {
      en: `${name} takes a lesser income than ${oneOf[gain].en}: ${less}.`,
      de: `${name} nimmt statt ${oneOf[gain].de} ein geringeres Einkommen: ${less}.`,
    });
  },
  'gain-ended': ({ seat }, telling) => {
    const name = person(telling, seat);
    return say(telling, {
      en: `${name} lets the rest of the gain lapse.`,
      de: `${name} lässt den Rest des Gewinns verfallen.`,
    });
  },
  'points-gained': ({ seat, for: reason, points }, telling) => {
    const name = person(telling, seat);
    const text = pointsText(telling, points);
    const why = say(telling, reasons[reason]);
    return say(telling, { en: `${name} gains ${text} ${why}.`, de: `${name} erhält ${text} ${why}.` });
  },
  'camp-placed': ({ seat }, telling) => {
    const name = person(telling, seat);
    return say(telling, {
      en: `${name} puts a camp onto the start tile.`,
      de: `${name} stellt ein Lager aufs Startfeld.`,
    });
  },
  'camp-moved': ({ seat, from, to, find }, telling) => {
    const name = person(telling, seat);
    const way = `${fromTile(telling, from)} ${toTile(telling, to)}`;
    const found = find === null ? '' : called(telling, 'finds', find);
    return find === null
      ? say(telling, { en: `${name} moves a camp ${way}.`, de: `${name} zieht ein Lager ${way}.` })
      : say(telling, {
          en: `${name} moves a camp ${way} and turns up an ice find: ${found}.`,
          de: `${name} zieht ein Lager ${way} und deckt einen Eisfund auf: ${found}.`,
        });
  },
  'settlement-built': ({ seat, joint, lost }, telling) => {
    const name = person(telling, seat);
    const place = between(telling, joint);
    return lost === 0
      ? say(telling, {
          en: `${name} builds a settlement ${place}.`,
          de: `${name} baut eine Siedlung ${place}.`,
        })
      : say(telling, {
          en: `${name} builds a settlement ${place} and loses ${lost} food above the limit.`,
          de: `${name} baut eine Siedlung ${place} und verliert ${lost} Nahrung über dem Limit.`,
        });
  },
  'megalith-built': ({ seat, spot, neutral, arrow, points }, telling) => {
    const name = person(telling, seat);
    const place = spotByNumber(telling, spot);
    const scored = points.flatMap((n, whose) =>
      n === 0 ? [] : [`${person(telling, whose)} ${pointsText(telling, n)}`],
    );
    const text = arrow
      ? say(telling, {
          en: `${name} adds a neutral megalith on ${place}`,
          de: `${name} fügt auf ${place} einen neutralen Megalithen hinzu`,
        })
      : neutral
        ? say(telling, {
            en: `${name} builds a neutral megalith on ${place}`,
            de: `${name} baut einen neutralen Megalithen auf ${place}`,
          })
        : say(telling, {
            en: `${name} builds a megalith on ${place}`,
            de: `${name} baut einen Megalithen auf ${place}`,
          });
    return scored.length === 0 ? `${text}.` : `${text}: ${listed(telling, scored)}.`;
  },
  'idol-stepped': ({ seat, track, to, points }, telling) => {
    const name = person(telling, seat);
    const text =
      track === 'glory'
        ? say(telling, {
            en: `${name} climbs to step ${to} of the glory track`,
            de: `${name} steigt auf Stufe ${to} der Ruhmesleiste`,
          })
        : say(telling, {
            en: `${name} climbs to step ${to} of the offering track`,
            de: `${name} steigt auf Stufe ${to} der Opfergabenleiste`,
          });
    return points === 0 ? `${text}.` : `${text}: ${pointsText(telling, points)}.`;
  },
  'member-recruited': ({ seat, member, to }, telling) => {
    const name = person(telling, seat);
    const card = called(telling, 'cards', member);
    return to === 'hand'
      ? say(telling, {
          en: `${name} recruits ${card} to the hand.`,
          de: `${name} nimmt ${card} auf die Hand.`,
        })
      : say(telling, {
          en: `${name} recruits ${card} to the discards.`,
          de: `${name} nimmt ${card} auf den Ablagestapel.`,
        });
  },
  'advancement-taken': ({ seat, card }, telling) => {
    const name = person(telling, seat);
    const text = called(telling, 'cards', card);
    return say(telling, {
      en: `${name} takes ${text} from the display.`,
      de: `${name} nimmt ${text} aus der Auslage.`,
    });
  },
  'animal-taken': ({ seat, animal, from }, telling) => {
    const name = person(telling, seat);
    const text = called(telling, 'animals', animal);
    return from === 'ground'
      ? say(telling, {
          en: `${name} takes ${text} from the hunting ground.`,
          de: `${name} nimmt ${text} aus dem Jagdgebiet.`,
        })
      : say(telling, {
          en: `${name} takes the top animal of the deck: ${text}.`,
          de: `${name} nimmt das oberste Tier des Stapels: ${text}.`,
        });
  },
  'animals-revealed': ({ animals, seat }, telling) => {
    const names = listed(
      telling,
      animals.map((animal) => called(telling, 'animals', animal)),
    );
    if (seat === null) {
      return say(telling, {
        en: `New in the hunting ground: ${names}.`,
        de: `Neu im Jagdgebiet: ${names}.`,
      });
    }
    const name = person(telling, seat);
    return say(telling, {
      en: `${name} drives animals into the hunting ground: ${names}.`,
      de: `${name} treibt Tiere ins Jagdgebiet: ${names}.`,
    });
  },
  'animal-slain': ({ seat, animal }, telling) => {
    const name = person(telling, seat);
    const text = called(telling, 'animals', animal);
    return say(telling, { en: `${name} slays ${text}.`, de: `${name} erlegt ${text}.` });
  },
  'stone-taken': ({ seat, stone, food, tool, bought }, telling) => {
    const name = person(telling, seat);
    const text = called(telling, 'stones', stone);
    if (!bought) {
      return say(telling, {
        en: `${name} takes a sacred stone: ${text}.`,
        de: `${name} nimmt einen Heiligen Stein: ${text}.`,
      });
    }
    const price = listed(telling, [
      gainText(telling, { gain: 'food', n: food }),
      gainText(telling, { gain: 'tool', n: tool }),
    ]);
    return say(telling, {
      en: `${name} buys a sacred stone for ${price}: ${text}.`,
      de: `${name} kauft einen Heiligen Stein für ${price}: ${text}.`,
    });
  },
  'card-drawn': ({ seat, card }, telling) => {
    const name = person(telling, seat);
    const text = card === undefined ? aCard(telling) : called(telling, 'cards', card);
    return say(telling, { en: `${name} draws ${text}.`, de: `${name} zieht ${text}.` });
  },
  'card-buried': ({ seat, card, from }, telling) => {
    const name = person(telling, seat);
    const text = card === undefined ? aCard(telling) : called(telling, 'cards', card);
    const place = say(telling, piles[from]);
    return say(telling, { en: `${name} buries ${text} ${place}.`, de: `${name} begräbt ${text} ${place}.` });
  },
  'discards-shuffled': ({ seat, count }, telling) => {
    const name = person(telling, seat);
    return say(telling, {
      en: `${name} shuffles ${counted(count, 'discarded card', 'discarded cards')} into a new draw pile.`,
      de: `${name} mischt ${counted(count, 'abgelegte Karte', 'abgelegte Karten')} zu einem neuen Nachziehstapel.`,
    });
  },
};

type Reason = Extract<SeenEvent, { type: 'points-gained' }>['for'];
const reasons: Readonly<Record<Reason, Text>> = {
  'supply-empty': { en: 'for an empty supply', de: 'für einen leeren Vorrat' },
  'animals-empty': { en: 'because no animals are left', de: 'weil kein Tier mehr da ist' },
  'display-empty': { en: 'for the empty display', de: 'für die leere Auslage' },
  'idol-at-top': { en: 'beyond the offering track', de: 'über der Opfergabenleiste' },
  stone: { en: 'for a sacred stone', de: 'für einen Heiligen Stein' },
};
