import type { Text } from '../../../engine/rulebook.js';
import { counted, listed, say } from '../../../engine/words.js';
import type { Gain, GainCode, Metric, MetricCode, Pay, Way } from '../schemas/effects.js';
import { nameOf } from './names.js';
import { halves, type Told } from './say.js';

interface Counted {
  readonly gain: GainCode;
  readonly n: number;
}

const points = (n: number): Text => ({
  en: counted(n, 'point', 'points'),
  de: counted(n, 'Punkt', 'Punkte'),
});

/** So many of a gain, as it stands after a colon: `2 food`, `draw 1 card`. */
const gains: Readonly<Record<GainCode, (n: number) => Text>> = {
  food: (n) => ({ en: `${n} food`, de: `${n} Nahrung` }),
  feast: () => ({ en: 'food up to the limit', de: 'Nahrung bis zum Limit' }),
  tool: (n) => ({ en: counted(n, 'tool', 'tools'), de: counted(n, 'Werkzeug', 'Werkzeuge') }),
  work: (n) => ({ en: `${halves(n)} work`, de: `${halves(n)} Arbeitskraft` }),
  points,
  idol: (n) => ({ en: counted(n, 'idol', 'idols'), de: counted(n, 'Götze', 'Götzen') }),
  draw: (n) => ({ en: `draw ${counted(n, 'card', 'cards')}`, de: `${counted(n, 'Karte', 'Karten')} ziehen` }),
  megalith: (n) => ({ en: `build ${counted(n, 'megalith', 'megaliths')}`, de: `${n} Megalithen bauen` }),
  neutral: (n) => ({
    en: `add ${counted(n, 'neutral megalith', 'neutral megaliths')}`,
    de: `${counted(n, 'neutralen Megalithen', 'neutrale Megalithen')} hinzufügen`,
  }),
  camp: (n) => ({
    en: `${counted(n, 'camp', 'camps')} onto the start tile`,
    de: `${n} Lager aufs Startfeld`,
  }),
  move: (n) => ({
    en: counted(n, 'camp move', 'camp moves'),
    de: counted(n, 'Lagerbewegung', 'Lagerbewegungen'),
  }),
  settlement: (n) => ({
    en: `build ${counted(n, 'settlement', 'settlements')}`,
    de: `${counted(n, 'Siedlung', 'Siedlungen')} bauen`,
  }),
  bury: (n) => ({
    en: `bury ${counted(n, 'card', 'cards')}`,
    de: `${counted(n, 'Karte', 'Karten')} begraben`,
  }),
  recruit: (n) => ({
    en: `${counted(n, 'member', 'members')} to the hand`,
    de: `${counted(n, 'Mitglied', 'Mitglieder')} auf die Hand`,
  }),
  'recruit-discard': (n) => ({
    en: `${counted(n, 'member', 'members')} to the discards`,
    de: `${counted(n, 'Mitglied', 'Mitglieder')} auf den Ablagestapel`,
  }),
  advancement: (n) => ({
    en: `take ${counted(n, 'advancement', 'advancements')}`,
    de: `${counted(n, 'Fortschritt', 'Fortschritte')} nehmen`,
  }),
  animal: (n) => ({
    en: `take ${counted(n, 'animal', 'animals')} of choice`,
    de: `${counted(n, 'Tier', 'Tiere')} nach Wahl nehmen`,
  }),
  'animal-top': (n) => ({
    en: n === 1 ? 'the top animal of the deck' : `the top ${n} animals of the deck`,
    de: n === 1 ? 'das oberste Tier des Stapels' : `die obersten ${n} Tiere des Stapels`,
  }),
  'animal-reveal': (n) => ({
    en: `${counted(n, 'animal', 'animals')} into the hunting ground`,
    de: `${counted(n, 'Tier', 'Tiere')} ins Jagdgebiet`,
  }),
  slay: (n) => ({
    en: `slay ${counted(n, 'animal', 'animals')}`,
    de: `${counted(n, 'Tier', 'Tiere')} erlegen`,
  }),
  stone: (n) => ({
    en: `take ${counted(n, 'sacred stone', 'sacred stones')}`,
    de: `${counted(n, 'Heiligen Stein', 'Heilige Steine')} nehmen`,
  }),
  'buy-stone': (n) => ({
    en: `buy ${counted(n, 'sacred stone', 'sacred stones')}`,
    de: `${counted(n, 'Heiligen Stein', 'Heilige Steine')} kaufen`,
  }),
};

export const gainText = (telling: Told, { gain, n }: Counted): string => say(telling, gains[gain](n));
export const pointsText = (telling: Told, n: number): string => say(telling, points(n));

/** What is counted, as it stands after `for each`. */
const metrics: Readonly<Record<MetricCode, Text>> = {
  settlements: { en: 'settlement', de: 'Siedlung' },
  'settlements-at': { en: 'settlement at', de: 'Siedlung am Gelände' },
  'megaliths-low': { en: 'own megalith on the ground', de: 'eigenem Megalithen am Boden' },
  'megaliths-high': { en: 'own megalith above the ground', de: 'eigenem Megalithen in der Höhe' },
  sites: { en: 'site tile with an own megalith', de: 'Bauplatzplättchen mit eigenem Megalithen' },
  terrains: { en: 'kind of terrain with an own camp', de: 'Geländeart mit eigenem Lager' },
  buried: { en: 'buried card', de: 'begrabener Karte' },
  'idol-pairs': { en: 'two idol steps', de: 'zwei Götzenstufen' },
  'slain-kinds': { en: 'kind of slain animal', de: 'Gattung erlegter Tiere' },
  slain: { en: 'slain', de: 'erlegtem Tier' },
};

export function metricText(telling: Told, { of, terrain, animal }: Metric): string {
  const text = say(telling, metrics[of]);
  if (terrain !== undefined) return `${text} ${nameOf(telling, 'terrains', terrain)}`;
  return animal === undefined ? text : `${text} ${nameOf(telling, 'animals', animal)}`;
}

export const groupText = (telling: Told, group: readonly Gain[]): string =>
  group
    .map(({ gain, n, per }) => {
      const text = gainText(telling, { gain, n });
      if (per === undefined) return text;
      return `${text} ${say(telling, { en: 'for each', de: 'je' })} ${metricText(telling, per)}`;
    })
    .join(', ');

export const pendingText = (telling: Told, pending: readonly Counted[]): string =>
  pending.map((one) => gainText(telling, one)).join(', ');

export const payText = (telling: Told, pays: readonly Pay[]): string =>
  listed(
    telling,
    pays.map(({ pay, n }) =>
      pay === 'discard'
        ? say(telling, {
            en: counted(n, 'card of the hand', 'cards of the hand'),
            de: counted(n, 'Handkarte', 'Handkarten'),
          })
        : gainText(telling, { gain: pay, n }),
    ),
  );

/** `1 tool`, or `for 1 food: 1 tool` */
export function wayText(telling: Told, { pay, get }: Way): string {
  const gained = groupText(telling, get);
  if (pay.length === 0) return gained;
  return `${say(telling, { en: 'for', de: 'für' })} ${payText(telling, pay)}: ${gained}`;
}
