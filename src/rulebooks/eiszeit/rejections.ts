import type { Text } from '../../engine/rulebook.js';

export const rejections = {
  not_asked_for: {
    en: 'This is not an answer to what the seat is asked.',
    de: 'Das ist keine Antwort auf das, was gefragt ist.',
  },
  must_answer: {
    en: 'This question has to be answered.',
    de: 'Diese Frage muss beantwortet werden.',
  },
  too_few_stones: {
    en: 'There are too few stones to pay for this.',
    de: 'Dafür reichen die Steine nicht.',
  },
  stone_limit: {
    en: 'Whoever begins a turn with so many stones must play a light card, or a cult that copies one.',
    de: 'Wer den Zug mit so vielen Steinen beginnt, muss eine helle Karte spielen oder einen Kult, der eine nachahmt.',
  },
  nothing_to_copy: {
    en: 'Neither discard pile shows a card that could be copied now.',
    de: 'Kein Ablagestapel zeigt eine Karte, die sich jetzt nachahmen ließe.',
  },
  something_playable: {
    en: 'A card is laid down without effect only where none can be played.',
    de: 'Ohne Wirkung wird eine Karte nur abgelegt, wenn keine spielbar ist.',
  },
  no_such_card: {
    en: 'There is no such card.',
    de: 'Diese Karte gibt es nicht.',
  },
  card_not_in_hand: {
    en: 'This card is not in your hand.',
    de: 'Diese Karte hast du nicht auf der Hand.',
  },
  moved_already: {
    en: 'This hunter was moved by the card already: it goes one region far.',
    de: 'Diesen Jäger hat die Karte schon versetzt: er zieht ein Gebiet weit.',
  },
  no_such_seat: {
    en: 'There is no such seat.',
    de: 'Diesen Platz gibt es nicht.',
  },
  own_seat: {
    en: 'An opponent is asked for, not you.',
    de: 'Gefragt ist ein Mitspieler, nicht du selbst.',
  },
  no_such_region: {
    en: 'There is no such region.',
    de: 'Dieses Gebiet gibt es nicht.',
  },
  glaciated_region: {
    en: 'Ice covers this region: nothing may enter it any more.',
    de: 'Dieses Gebiet ist vereist und darf nicht mehr betreten werden.',
  },
  same_region: {
    en: 'It stands in this region already.',
    de: 'Dort steht es schon.',
  },
  not_neighbours: {
    en: 'The regions have no border in common.',
    de: 'Die Gebiete haben keine gemeinsame Grenze.',
  },
  other_region: {
    en: 'The card goes on with the regions that it was begun with.',
    de: 'Die Karte wird mit den begonnenen Gebieten fortgesetzt.',
  },
  other_landscape: {
    en: 'So many hunters may only go to the landscape of the card.',
    de: 'So viele Jäger dürfen nur in die Landschaft der Karte.',
  },
  supply_empty: {
    en: 'There is nothing in the supply to place or to take.',
    de: 'Im Vorrat ist nichts, was sich platzieren oder nehmen ließe.',
  },
  supply_not_empty: {
    en: 'As long as the supply holds one, it is placed from there.',
    de: 'Solange der Vorrat eines hat, wird von dort platziert.',
  },
  not_yours: {
    en: 'The card moves your own hunters only.',
    de: 'Die Karte versetzt nur eigene Jäger.',
  },
  no_such_hunter: {
    en: 'No such hunter stands there.',
    de: 'Dort steht kein solcher Jäger.',
  },
  clubbed_hunter: {
    en: 'A hunter with a club is touched by its owner alone.',
    de: 'Einen Jäger mit Keule rührt nur sein Besitzer an.',
  },
  already_clubbed: {
    en: 'No hunter carries two clubs, and none without a club of yours stands there.',
    de: 'Kein Jäger trägt zwei Keulen, und ohne Keule steht dort keiner von dir.',
  },
  all_of_one_owner: {
    en: 'Not all hunters of this card may belong to one player.',
    de: 'Nicht alle Jäger dieser Karte dürfen demselben gehören.',
  },
  no_partner: {
    en: 'No hunter that could swap places stands in a neighbouring region.',
    de: 'In keinem Nachbargebiet steht ein Jäger zum Tauschen.',
  },
  no_mammoth: {
    en: 'There is no mammoth in this region.',
    de: 'In diesem Gebiet ist kein Mammut.',
  },
  no_fire: {
    en: 'There is no fire tile in this region.',
    de: 'In diesem Gebiet liegt kein Feuerplättchen.',
  },
  one_colour: {
    en: 'The hand would be full, and of one colour.',
    de: 'Die Hand wäre voll und einfarbig.',
  },
  cards_exhausted: {
    en: 'There are no more cards of this colour to draw.',
    de: 'Von dieser Farbe gibt es keine Karten mehr zu ziehen.',
  },
  not_by_the_ice: {
    en: 'A glacier borders on another one or on the upper edge.',
    de: 'Ein Gletscher grenzt an einen anderen oder an den oberen Rand.',
  },
} as const satisfies Record<string, Text>;
export type Code = keyof typeof rejections;
