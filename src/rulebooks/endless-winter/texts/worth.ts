import type { Text } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { catalogueOf } from '../catalogue.js';
import { bonusWork } from '../gains/abilities.js';
import { animalPoints } from '../scoring/animals.js';
import { fromTable } from '../scoring/stones.js';
import { measureIn } from '../view-measure.js';
import type { View } from '../view-schema.js';
import { abilityText } from './abilities.js';
import { gainText, metricText, pointsText, wayText } from './gains.js';
import { texts } from './index.js';
import { markedIn, markedPart } from './marks.js';
import { halves, type Told } from './say.js';

/* What actions are worth, as everybody at the table could work it out. */

const atTheEnd = (telling: Told, points: number): string =>
  say(telling, {
    en: `${pointsText(telling, points)} at the end`,
    de: `${pointsText(telling, points)} am Ende`,
  });

const workText = (telling: Told, work: number): string => gainText(telling, { gain: 'work', n: work });

/** Everything that is printed on a card. */
export function cardText(telling: Told, id: string): string {
  const card = catalogueOf(telling.components).cards.get(id);
  if (card === undefined) return '';
  const { work, ability, eclipse, points } = card;
  const part = (name: keyof typeof card, said: string): string => markedPart(card, card, name, said);
  return [
    ...(work > 0 ? [part('work', workText(telling, work))] : []),
    ...(ability === null ? [] : [part('ability', abilityText(telling, ability))]),
    ...(eclipse === null ? [] : [part('eclipse', abilityText(telling, { ...eclipse, when: 'eclipse' }))]),
    ...(points > 0 ? [part('points', atTheEnd(telling, points))] : []),
  ].join('; ');
}

/** What a member brings beside its work, where that has to be chosen later in the turn. */
export function laterAbility(telling: Told, { turn }: View, id: string): string {
  const card = catalogueOf(telling.components).cards.get(id);
  const ability = card?.ability ?? null;
  const station = turn?.station;
  if (card === undefined || ability === null || bonusWork(ability, station) !== null) return '';
  const fits = ability.when === undefined || ability.when === station;
  return fits ? markedPart(card, card, 'ability', abilityText(telling, { ways: ability.ways })) : '';
}

/** What a card adds to an eclipse pile. */
export function layText(telling: Told, id: string): string {
  const card = catalogueOf(telling.components).cards.get(id);
  if (card === undefined) return '';
  const { kind, comparison, eclipse } = card;
  if (kind === 'advancement')
    return say(telling, {
      en: 'no work; it comes back to your hand',
      de: 'keine Arbeitskraft; kommt auf deine Hand zurück',
    });
  const work = say(telling, {
    en: `${halves(comparison)} work for the order`,
    de: `${halves(comparison)} Arbeitskraft für die Reihenfolge`,
  });
  const ways = (eclipse?.ways ?? []).map((way) => wayText(telling, way)).join(texts[telling.language].or);
  const parts = [markedPart(card, card, 'work', work), markedPart(card, card, 'eclipse', ways)];
  return parts.filter((said) => said !== '').join('; ');
}

/** What the living animals of the seat would score with more or fewer of a kind. */
function setsWith({ components }: Told, view: View, animal: string, more: number): number {
  const own = view.seats[view.turn?.seat ?? 0]?.animals ?? [];
  const alive = components.animals.values.map(({ id }) => {
    const n = own.find((one) => one.animal === id)?.alive ?? 0;
    return id === animal ? n + more : n;
  });
  return animalPoints(components.animals.values, alive);
}

function setMarked(telling: Told, animal: string, said: Text): string {
  const { animals } = telling.components;
  const row = animals.values.find(({ id }) => id === animal);
  return markedPart(animals, row, 'set', say(telling, said));
}

export function setsTaking(telling: Told, view: View, animal: string): string {
  const [now, next, further] = [0, 1, 2].map((more) => setsWith(telling, view, animal, more));
  return setMarked(telling, animal, {
    en: `your sets: ${pointsText(telling, now ?? 0)} now, ${next} with it, ${further} with one more`,
    de: `deine Sets: jetzt ${pointsText(telling, now ?? 0)}, damit ${next}, mit noch einem ${further}`,
  });
}

export function setsSlaying(telling: Told, view: View, animal: string): string {
  const [now, after] = [0, -1].map((more) => setsWith(telling, view, animal, more));
  return setMarked(telling, animal, {
    en: `your sets: ${pointsText(telling, now ?? 0)} now, ${after} without it`,
    de: `deine Sets: jetzt ${pointsText(telling, now ?? 0)}, ohne es ${after}`,
  });
}

/** What a stone scores: 2 points for each settlement at a lake, or so many for one, two and more slain animals. */
export function stoneRate(telling: Told, { each, table, metric }: View['stones'][number]): string {
  if (each === null) {
    const all = metricText(telling, metric, 'countedMetrics');
    return say(telling, {
      en: `${table.join(' / ')} points for 1, 2, 3 … ${all}`,
      de: `${table.join(' / ')} Punkte für 1, 2, 3 … ${all}`,
    });
  }
  const what = metricText(telling, metric);
  return say(telling, {
    en: `${pointsText(telling, each)} for every ${what}`,
    de: `${pointsText(telling, each)} je ${what}`,
  });
}

/** What a stone counts, and what that would score in an eclipse as things stand. */
export function stoneText(telling: Told, view: View, id: string): string {
  const stone = view.stones.find((one) => one.stone === id);
  if (stone === undefined) return '';
  const { metric, each, table } = stone;
  const n = measureIn(view, view.turn?.seat ?? 0, metric);
  const now = each === null ? fromTable(table, n) : n * each;
  const rate = stoneRate(telling, stone);
  return say(telling, {
    en: `in every eclipse ${rate}; as things stand ${pointsText(telling, now)}`,
    de: `in jeder Sonnenfinsternis ${rate}; derzeit ${pointsText(telling, now)}`,
  });
}

/** What food and tools are worth at the end on a step of the offering track. */
export const ratioText = (telling: Told, step: { resources: number; points: number }): string =>
  markedIn(
    telling.components.idols,
    say(telling, {
      en: `at the end ${pointsText(telling, step.points)} for ${step.resources} food or tools`,
      de: `am Ende ${pointsText(telling, step.points)} für ${step.resources} Nahrung oder Werkzeuge`,
    }),
  );

/** The points of a card at the end, where it has any. */
export function endPointsText(telling: Told, id: string): string {
  const points = catalogueOf(telling.components).cards.get(id)?.points ?? 0;
  return points > 0 ? atTheEnd(telling, points) : '';
}
