import type { Text } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { SeenOf } from './seen-of.js';
import { phaseSentences, stepNames } from './steps.js';
import { camps, rounds, seasonName, type Told, who, whoAll } from './texts.js';

type RoundEvent = SeenOf<
  | 'board-laid'
  | 'start-seat-rolled'
  | 'phase-began'
  | 'step-ended'
  | 'round-began'
  | 'season-changed'
  | 'order-set'
  | 'round-ended'
  | 'game-ended'
>;

/** How the game, its rounds and their phases come and go. */
export function roundText(event: RoundEvent, told: Told): Text {
  switch (event.type) {
    case 'board-laid': {
      const [north, south] = [event.north, event.south].map(
        (side) => told.components.boards.values[side].name,
      );
      return {
        en: `The valley is laid out: “${north?.en}” in the north, “${south?.en}” in the south.`,
        de: `Das Tal liegt aus: im Norden „${north?.de}“, im Süden „${south?.de}“.`,
      };
    }
    case 'start-seat-rolled':
      return startText(event, told);
    case 'phase-began': {
      const { en, de } = stepNames[event.phase];
      return phaseSentences[event.phase] ?? { en: `${en} begins.`, de: `${de} beginnt.` };
    }
    case 'step-ended': {
      const { en, de } = stepNames[event.step];
      return { en: `${en}: done.`, de: `${de}: erledigt.` };
    }
    case 'round-began': {
      const season = seasonName[event.season];
      const begins = {
        en: `Round ${event.round} begins: ${season.en} of year ${event.year}`,
        de: `Runde ${event.round} beginnt: ${season.de} im Jahr ${event.year}`,
      };
      return event.left === 1
        ? {
            en: `${begins.en}, the last round of the season.`,
            de: `${begins.de}, die letzte der Jahreszeit.`,
          }
        : {
            en: `${begins.en}, with ${event.left} rounds left.`,
            de: `${begins.de}, noch ${event.left} Runden.`,
          };
    }
    case 'season-changed': {
      const left = rounds(event.left);
      return {
        en: `The season has ${left.en} left, this one included.`,
        de: `Die Jahreszeit hat noch ${left.de}, diese eingeschlossen.`,
      };
    }
    case 'order-set':
      return {
        en: `${who(event.start, told)} begins from now on.`,
        de: `Von nun an beginnt ${who(event.start, told)}.`,
      };
    case 'round-ended':
      return endText(event, told);
    case 'game-ended':
      return gameOverText(event, told);
  }
  return assertNever(event);
}

function startText({ rolls, seat }: SeenOf<'start-seat-rolled'>, told: Told): Text {
  const rolled = rolls.map((dice) =>
    dice.flatMap((die, roller) => (die > 0 ? [`${who(roller, told)} ${die}`] : [])).join(', '),
  );
  const first = who(seat, told);
  return {
    en: `Rolled for the beginning: ${rolled.join('; again: ')}. ${first} begins.`,
    de: `Gewürfelt um den Beginn: ${rolled.join('; noch einmal: ')}. ${first} beginnt.`,
  };
}

function endText({ announced }: SeenOf<'round-ended'>, told: Told): Text {
  if (announced.length === 0) return { en: 'The round is over.', de: 'Die Runde ist vorbei.' };
  const names = whoAll(announced, told);
  const enough = camps(told.components.limits.values.campsToWin);
  const one = announced.length === 1;
  return {
    en: `The round is over: ${names.en} ${one ? 'announces' : 'announce'} ${enough.en}.`,
    de: `Die Runde ist vorbei: ${names.de} ${one ? 'sagt' : 'sagen'} ${enough.de} an.`,
  };
}

function gameOverText({ reason, winners }: SeenOf<'game-ended'>, told: Told): Text {
  const names = whoAll(winners, told);
  const enough = camps(told.components.limits.values.campsToWin);
  const one = winners.length === 1;
  switch (reason) {
    case 'camps':
      return {
        en: `${names.en} ${one ? 'has' : 'have'} held ${enough.en} and ${one ? 'wins' : 'win'}.`,
        de: `${names.de} ${one ? 'hat' : 'haben'} ${enough.de} gehalten und ${one ? 'gewinnt' : 'gewinnen'}.`,
      };
    case 'extinction':
      return {
        en: 'Only animals are left in the valley: all tribes have lost.',
        de: 'Im Tal leben nur noch Tiere: Alle Stämme haben verloren.',
      };
    case 'year_limit':
      return {
        en: 'The last winter is over: camps, then people, then food decide.',
        de: 'Der letzte Winter ist vorbei: Lager, dann Menschen, dann Nahrung entscheiden.',
      };
  }
  return assertNever(reason);
}
