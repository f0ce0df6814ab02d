import type { Text } from '../../engine/rulebook.js';

export const rejections = {
  not_asked_for: {
    en: 'This is not an answer to what the seat is asked.',
    de: 'Das ist keine Antwort auf das, was gefragt ist.',
  },
  no_such_place: {
    en: 'There is no tile at this place.',
    de: 'An diesem Platz liegt kein Plättchen.',
  },
  place_empty: {
    en: 'The tile of this place does not lie in the middle any more.',
    de: 'Das Plättchen dieses Platzes liegt nicht mehr in der Mitte.',
  },
  middle_empty: {
    en: 'There is nothing in the middle.',
    de: 'In der Mitte liegt nichts.',
  },
  must_take_all: {
    en: 'Whoever builds the last share takes all of the middle.',
    de: 'Wer den letzten Anteil bildet, nimmt die ganze Mitte.',
  },
  not_the_last: {
    en: 'Only the last missing share takes the whole middle at once.',
    de: 'Nur der letzte fehlende Anteil nimmt die ganze Mitte auf einmal.',
  },
  no_such_share: {
    en: 'There is no such share.',
    de: 'Diesen Anteil gibt es nicht.',
  },
  share_empty: {
    en: 'This share holds no tiles.',
    de: 'Dieser Anteil enthält keine Plättchen.',
  },
  not_stuck: {
    en: 'There is something to take or to rob.',
    de: 'Es gibt etwas zu nehmen oder zu rauben.',
  },
  own_share: {
    en: 'This share is your own.',
    de: 'Dieser Anteil ist dein eigener.',
  },
  share_of_one: {
    en: 'One tile must go back and one must be kept, so a single tile cannot be robbed.',
    de: 'Ein Plättchen muss zurück und eines bleibt, also lässt sich ein einzelnes nicht rauben.',
  },
  already_taking: {
    en: 'Tiles have been taken already this turn.',
    de: 'In diesem Zug wurden schon Plättchen genommen.',
  },
  not_in_share: {
    en: 'This tile is not in the robbed share.',
    de: 'Dieses Plättchen gehört nicht zum geraubten Anteil.',
  },
  nothing_kept: {
    en: 'At least one tile of a robbed share is kept.',
    de: 'Mindestens ein Plättchen des geraubten Anteils bleibt.',
  },
  nothing_returned: {
    en: 'At least one tile of a robbed share goes back to the middle.',
    de: 'Mindestens ein Plättchen des geraubten Anteils kommt zurück in die Mitte.',
  },
  nothing_taken: {
    en: 'At least one tile must be taken.',
    de: 'Mindestens ein Plättchen muss genommen werden.',
  },
  nothing_chosen: {
    en: 'A card that was played must be carried out.',
    de: 'Eine ausgespielte Karte muss ausgeführt werden.',
  },
  no_such_card: {
    en: 'There is no such card.',
    de: 'Diese Karte gibt es nicht.',
  },
  card_not_in_hand: {
    en: 'This card is not in your hand.',
    de: 'Diese Karte hast du nicht auf der Hand.',
  },
  no_use: {
    en: 'There is nothing that this card could be carried out on.',
    de: 'Es gibt nichts, woran sich diese Karte ausführen ließe.',
  },
  not_a_question_tile: {
    en: 'This tile does not show a question mark.',
    de: 'Dieses Plättchen zeigt kein Fragezeichen.',
  },
  animal_tile: {
    en: 'Animal tiles cannot be turned over.',
    de: 'Tierplättchen lassen sich nicht wenden.',
  },
  already_chosen: {
    en: 'This tile has been chosen for this card already.',
    de: 'Dieses Plättchen wurde für diese Karte schon gewählt.',
  },
  no_such_animal: {
    en: 'There is no such animal.',
    de: 'Dieses Tier gibt es nicht.',
  },
  already_owned: {
    en: 'Nobody may own an animal twice.',
    de: 'Niemand darf ein Tier doppelt besitzen.',
  },
  not_your_animal_tile: {
    en: 'This is not an animal tile of yours that is still to be scored.',
    de: 'Das ist kein Tierplättchen von dir, das noch zu werten wäre.',
  },
} as const satisfies Record<string, Text>;
export type Code = keyof typeof rejections;
