import type { Text } from '../../engine/rulebook.js';

export const rejections = {
  not_asked_for: {
    en: 'This is not an answer to what the seat is asked.',
    de: 'Das ist keine Antwort auf das, was gefragt ist.',
  },
  no_such_hex: { en: 'There is no such hex.', de: 'Dieses Feld gibt es nicht.' },
  lake: { en: 'The lake cannot be entered.', de: 'Der See kann nicht betreten werden.' },
  hex_closed: {
    en: 'This hex is burnt, flooded, covered by lava or by snow: nobody may enter it this round.',
    de: 'Dieses Feld ist verbrannt, überschwemmt oder von Lava oder Schnee bedeckt: In dieser Runde darf es niemand betreten.',
  },
  river: { en: 'People do not cross rivers.', de: 'Menschen überqueren keine Flüsse.' },
  too_far: {
    en: 'Nobody gets that far: a step leads to a neighbouring hex, and this figure may have no step left.',
    de: 'So weit kommt niemand: Ein Schritt führt auf ein Nachbarfeld, und vielleicht hat diese Figur keinen Schritt mehr.',
  },
  no_figure: {
    en: 'There is no such figure of yours that could do this.',
    de: 'Dort ist keine solche Figur von dir, die das tun könnte.',
  },
  already_moved: {
    en: 'Who has moved this round does not do this any more.',
    de: 'Wer in dieser Runde gezogen ist, tut das nicht mehr.',
  },
  must_leave_enough: {
    en: 'As many of your figures must stay as there are animals and foreign people on the hex.',
    de: 'Es müssen so viele eigene Figuren bleiben, wie Tiere und fremde Menschen auf dem Feld sind.',
  },
  no_movement: {
    en: 'Nobody moves this round.',
    de: 'In dieser Runde bewegt sich niemand.',
  },
  wrong_window: {
    en: 'This card is not for this step.',
    de: 'Diese Karte gehört nicht zu diesem Schritt.',
  },
  no_such_card: { en: 'There is no such card.', de: 'Diese Karte gibt es nicht.' },
  card_not_in_hand: { en: 'This card is not in your hand.', de: 'Diese Karte hast du nicht auf der Hand.' },
  no_use: {
    en: 'The card cannot be used like this now.',
    de: 'So lässt sich die Karte jetzt nicht verwenden.',
  },
  too_near_camp: {
    en: 'A first camp needs a river between itself and another beside it.',
    de: 'Zwischen einem ersten Lager und einem benachbarten muss ein Fluss liegen.',
  },
  hex_taken: { en: 'There is something on this hex.', de: 'Auf diesem Feld ist schon etwas.' },
  not_rim: { en: 'This hex is not on the rim.', de: 'Dieses Feld liegt nicht am Rand.' },
  nothing_to_sow: {
    en: 'There is no village of yours in the plain without a field here.',
    de: 'Hier steht kein Dorf von dir in der Ebene, das noch kein Feld hat.',
  },
  no_food: { en: 'There is not enough food for this.', de: 'Dafür reicht die Nahrung nicht.' },
  no_marker: { en: 'There is no marker left for this.', de: 'Dafür ist kein Marker mehr da.' },
  no_couple: {
    en: 'A camp is founded by exactly one warrior and one woman of a tribe, alone.',
    de: 'Ein Lager gründen genau ein Krieger und eine Frau eines Stammes, allein.',
  },
  camp_limit: { en: 'You have no camp left to set up.', de: 'Du hast kein Lager mehr übrig.' },
  figure_limit: {
    en: 'All your figures of this kind are on the board.',
    de: 'Alle deine Figuren dieser Art sind auf dem Plan.',
  },
  not_your_camp: { en: 'This is not a camp of yours.', de: 'Das ist keines deiner Lager.' },
  no_fight: { en: 'There is no such fight of yours.', de: 'Einen solchen Kampf hast du nicht.' },
  tribes_first: {
    en: 'Tribes settle their quarrel before they turn to the animals.',
    de: 'Stämme tragen ihren Streit aus, bevor sie sich den Tieren zuwenden.',
  },
  not_enough_to_feed: {
    en: 'Your food does not feed all: somebody must go.',
    de: 'Deine Nahrung reicht nicht für alle: Jemand muss gehen.',
  },
  no_standing_order: {
    en: 'There is no such standing order of yours.',
    de: 'Einen solchen Dauerauftrag hast du nicht.',
  },
} as const satisfies Record<string, Text>;
export type Code = keyof typeof rejections;
