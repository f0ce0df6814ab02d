import type { Text } from '../../engine/rulebook.js';

const text = (en: string, de: string): Text => ({ en, de });

export const rejections = {
  not_asked_for: text(
    'This is not an answer to what the seat is asked.',
    'Das ist keine Antwort auf das, was gefragt ist.',
  ),
  not_on_offer: text('This is not among what can be chosen.', 'Das steht nicht zur Auswahl.'),
  work_short: text('There is not enough work.', 'Die Arbeitskraft reicht nicht.'),
  food_short: text('There is not enough food.', 'Die Nahrung reicht nicht.'),
  tool_short: text('There are not enough tools.', 'Die Werkzeuge reichen nicht.'),
  cards_short: text('There are not enough cards to discard.', 'Es sind zu wenige Karten zum Abwerfen da.'),
  not_this_column: text(
    'This ability belongs to a column in which the figure of this turn does not stand.',
    'Diese Fähigkeit gehört zu einer Spalte, in der die Figur dieses Zuges nicht steht.',
  ),
  wrong_space: text(
    'The figure does not stand on this space of the column.',
    'Die Figur steht nicht auf diesem Feld der Spalte.',
  ),
  already_used: text('This was already used in this turn.', 'Das wurde in diesem Zug schon genutzt.'),
  not_first_here: text(
    'Another figure was in this column before.',
    'In dieser Spalte war vorher schon eine Figur.',
  ),
  ability_not_open: text(
    'This ability is not open to the seat now.',
    'Diese Fähigkeit steht jetzt nicht offen.',
  ),
  chief_not_placed: text(
    'The chief’s ability needs the chief’s figure to be placed in this turn.',
    'Die Fähigkeit des Häuptlings setzt voraus, dass seine Figur in diesem Zug eingesetzt wurde.',
  ),
  no_such_way: text('There is no such alternative.', 'Diese Möglichkeit gibt es nicht.'),
  brings_nothing: text('It would bring nothing now.', 'Das brächte jetzt nichts.'),
  no_figure_left: text('No such figure is left.', 'Von diesen Figuren ist keine mehr da.'),
  no_work_while_resting: text(
    'Members are not played and food is not spent while resting.',
    'Beim Ruhen werden weder Mitglieder ausgespielt noch Nahrung ausgegeben.',
  ),
  no_such_card: text('There is no such card.', 'Diese Karte gibt es nicht.'),
  card_not_in_hand: text('This card is not in the hand.', 'Diese Karte ist nicht auf der Hand.'),
  card_not_there: text('This card is not in that place.', 'Diese Karte liegt dort nicht.'),
  not_an_advancement: text('This card is not an advancement.', 'Diese Karte ist kein Fortschritt.'),
  not_a_member: text('This card is not a member.', 'Diese Karte ist kein Stammesmitglied.'),
  no_card_to_discard: text(
    'A further advancement costs another card, and there is none.',
    'Ein weiterer Fortschritt kostet eine andere Karte, und es ist keine da.',
  ),
  just_recruited: text(
    'This member was recruited in this action and cannot be played yet.',
    'Dieses Mitglied wurde in dieser Aktion genommen und kann noch nicht ausgespielt werden.',
  ),
  same_member_twice: text(
    'Members recruited at the top of the column must differ.',
    'Mitglieder, die oben in der Spalte genommen werden, müssen verschieden sein.',
  ),
  food_not_spent: text(
    'The food marker can only move down to where it is not yet.',
    'Der Nahrungsanzeiger kann nur abwärts bewegt werden.',
  ),
  not_gained: text('This is not being gained now.', 'Das wird gerade nicht erhalten.'),
  not_lesser: text('This is not a lesser income.', 'Das ist kein geringeres Einkommen.'),
  no_lesser_in_setup: text(
    'There are no lesser incomes while the table is set up.',
    'Beim Aufbau gibt es kein geringeres Einkommen.',
  ),
  tools_full: text('There is no room for more tools.', 'Für mehr Werkzeuge ist kein Platz.'),
  food_full: text('There is no room for more food.', 'Für mehr Nahrung ist kein Platz.'),
  no_cards_left: text(
    'The draw pile and the discards are empty.',
    'Nachziehstapel und Ablagestapel sind leer.',
  ),
  no_camp_left: text('There is no camp left on the board.', 'Auf dem Tableau ist kein Lager mehr.'),
  no_camp_there: text(
    'There is no camp of this seat on that tile.',
    'Auf diesem Feld steht kein eigenes Lager.',
  ),
  not_neighbours: text('These tiles are not neighbours.', 'Diese Felder grenzen nicht aneinander.'),
  no_such_joint: text('There is no such joint.', 'Diesen Verbindungspunkt gibt es nicht.'),
  joint_at_start: text(
    'No settlement may stand at the start tile.',
    'Am Startfeld darf keine Siedlung stehen.',
  ),
  joint_taken: text(
    'A settlement stands at this joint.',
    'An diesem Verbindungspunkt steht schon eine Siedlung.',
  ),
  camps_not_adjacent: text(
    'This needs a camp on each of three tiles that all touch one another at the joint.',
    'Dafür braucht es je ein Lager auf drei Feldern, die am Verbindungspunkt alle aneinandergrenzen.',
  ),
  no_settlement_left: text('All settlements are built.', 'Alle Siedlungen sind gebaut.'),
  no_megalith_left: text('All megaliths are built.', 'Alle Megalithen sind gebaut.'),
  no_such_spot: text('There is no such spot.', 'Diesen Platz gibt es nicht.'),
  spot_taken: text('A megalith stands there.', 'Dort steht schon ein Megalith.'),
  gap_below: text(
    'A megalith above needs four below, and there is a gap.',
    'Ein Megalith in der Höhe braucht vier darunter, und dort ist eine Lücke.',
  ),
  neutral_on_ground: text(
    'Neutral megaliths stay on the ground.',
    'Neutrale Megalithen bleiben auf der untersten Ebene.',
  ),
  start_space: text(
    'Only neutral megaliths may stand on this space.',
    'Auf diesem Feld dürfen nur neutrale Megalithen stehen.',
  ),
  not_beside: text(
    'On the ground it must stand beside a megalith, or be neutral and on a start space.',
    'Auf der untersten Ebene muss er an einen Megalithen grenzen oder neutral sein und auf einem Startfeld stehen.',
  ),
  no_neutral_left: text('No neutral megalith is left.', 'Es ist kein neutraler Megalith mehr da.'),
  not_an_arrow: text('No arrow of this tile points there.', 'Dorthin zeigt kein Pfeil dieses Plättchens.'),
  marker_at_top: text('The marker is at the top of its track.', 'Der Marker steht schon ganz oben.'),
  no_such_member: text('There is no such supply of members.', 'Einen solchen Vorrat gibt es nicht.'),
  no_such_animal: text('There is no such animal.', 'Dieses Tier gibt es nicht.'),
  not_in_ground: text('This animal is not in the hunting ground.', 'Dieses Tier ist nicht im Jagdgebiet.'),
  ground_full: text('The hunting ground is full.', 'Das Jagdgebiet ist voll.'),
  animals_used_up: text('The animal deck is empty.', 'Der Tierstapel ist leer.'),
  no_living_animal: text('The seat has no such living animal.', 'Ein solches lebendes Tier ist nicht da.'),
  not_in_display: text('This card is not in the display.', 'Diese Karte liegt nicht in der Auslage.'),
  no_such_stone: text('This stone is not laid out.', 'Dieser Stein liegt nicht aus.'),
  stone_of_later_age: text(
    'Stones of the second age can be had from the second age on.',
    'Steine des II. Zeitalters gibt es erst ab dem II. Zeitalter.',
  ),
  no_stone_space: text('There is no space for another stone.', 'Für einen weiteren Stein ist kein Platz.'),
  must_discard: text('A card has to be discarded first.', 'Zuerst muss eine Karte abgeworfen werden.'),
  stack_empty: text('The stack of rest tiles is empty.', 'Der Stapel der Ruheplättchen ist leer.'),
} satisfies Record<string, Text>;

export type Code = keyof typeof rejections;
