import type { Prompt } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { cardOf } from '../atlas.js';
import { meta } from '../meta.js';
import { hunterOf, quoted, regionOf, type Told } from './vocabulary.js';

export function prompt(asked: Prompt, telling: Told): string {
  const about = asked.about ?? {};
  const general = say(telling, meta.prompts[asked.kind] ?? { en: '', de: '' });
  switch (asked.kind) {
    case 'place-first-hunters':
      return firstHunters(Number(about.left), telling);
    case 'play-card':
      return about.lightOnly === true ? `${general} ${lightOnly(telling)}` : general;
    case 'choose-copy':
      return (
        copying(
          [about.light, about.dark].map((top) => String(top ?? '')),
          telling,
        ) ?? general
      );
    case 'swap':
      return typeof about.region === 'number' && typeof about.owner === 'number'
        ? swapping(about.owner, about.region, about.clubbed === true, telling)
        : withCard(general, about.card, telling);
    case 'move-mammoth':
    case 'take-club':
      return withCard(byEffect(about.card, telling) ?? general, about.card, telling);
    case 'use-club': {
      if (typeof about.region !== 'number') {
        return say(telling, {
          en: 'To which of your hunters do you give the club?',
          de: 'Welchem deiner Jäger gibst du die Keule?',
        });
      }
      const region = regionOf(telling, about.region);
      return say(telling, {
        en: `Do you give a club to your hunter in ${region}?`,
        de: `Gibst du deinem Jäger in ${region} eine Keule?`,
      });
    }
    default:
      return withCard(general, about.card, telling, about.placed ?? about.moved ?? about.removed);
  }
}

/** Which card it is about, and how far it has got. */
function withCard(question: string, card: unknown, telling: Told, done?: unknown): string {
  if (typeof card !== 'string') return question;
  const { effect } = cardOf(telling.components, card);
  const most = effect.type === 'landscape' ? effect.there : 'hunters' in effect ? effect.hunters : 1;
  const progress =
    typeof done === 'number' && most > 1
      ? say(telling, { en: `, ${done + 1} of at most ${most}`, de: `, ${done + 1} von höchstens ${most}` })
      : '';
  return `${quoted(telling, card)}${progress}: ${question}`;
}

/** What two cards ask in their own way although the kind of the prompt is the same. */
function byEffect(card: unknown, telling: Told): string | null {
  if (typeof card !== 'string') return null;
  const { effect } = cardOf(telling.components, card);
  switch (effect.type) {
    case 'trek':
      return say(telling, { en: 'Does a mammoth go along?', de: 'Zieht ein Mammut mit?' });
    case 'camp':
      return say(telling, {
        en: 'From which neighbouring region do you bring a mammoth?',
        de: 'Aus welchem Nachbargebiet holst du ein Mammut?',
      });
    case 'club':
      return say(telling, {
        en: 'Do you take a club, or place or move a mammoth?',
        de: 'Nimmst du eine Keule, oder platzierst oder versetzt du ein Mammut?',
      });
    case 'club-or-move':
      return say(telling, {
        en: 'Do you take a club, or move your hunters?',
        de: 'Nimmst du eine Keule, oder versetzt du deine Jäger?',
      });
    default:
      return null;
  }
}

function firstHunters(left: number, telling: Told): string {
  if (left === 1) {
    return say(telling, {
      en: 'Where do you place the last of your first hunters?',
      de: 'Wo platzierst du den letzten deiner ersten Jäger?',
    });
  }
  return say(telling, {
    en: `Where do you place the next of your first hunters? There are ${left} to place.`,
    de: `Wo platzierst du den nächsten deiner ersten Jäger? ${left} sind noch zu platzieren.`,
  });
}

function lightOnly(telling: Told): string {
  const { limit } = telling.components.stones.values;
  return say(telling, {
    en: `With ${limit} stones or more it must be a light one.`,
    de: `Ab ${limit} Steinen muss es eine helle sein.`,
  });
}

function copying(tops: readonly string[], telling: Told): string | null {
  const cards = tops.filter((top) => top !== '').map((top) => quoted(telling, top));
  if (cards.length < 2) return null;
  const either = cards.join(say(telling, { en: ' or ', de: ' oder ' }));
  return say(telling, {
    en: `Which card does the cult copy, ${either}?`,
    de: `Welche Karte ahmt der Kult nach, ${either}?`,
  });
}

function swapping(seat: number, region: number, clubbed: boolean, telling: Told): string {
  const [hunter, place] = [hunterOf(telling, { seat, clubbed }), regionOf(telling, region)];
  return say(telling, {
    en: `You swap ${hunter} in ${place}: with which hunter?`,
    de: `Du vertauschst ${hunter} in ${place}: mit welchem Jäger?`,
  });
}
