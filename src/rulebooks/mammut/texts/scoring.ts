import { counted, listed, say } from '../../../engine/words.js';
import { effectOf } from '../cards.js';
import type { PartReport, PointsReport } from '../report.js';
import { texts } from './index.js';
import { type MammutAudience, quoted, seatName } from './names.js';

/** How many tiles each seat has, and what the cards that count here add. */
export function partSaid(telling: MammutAudience, { part, amounts, cards }: PartReport): string {
  const { parts, counts } = texts[telling.language];
  if (part === 'trade' && cards.length === 0) return texts[telling.language].nothingToTrade;
  const heading: { readonly [part: string]: string } = counts;
  const all = listed(
    telling,
    amounts.map((amount, seat) => {
      const name = seatName(telling, seat);
      return say(telling, { en: `${amount} for ${name}`, de: `${amount} bei ${name}` });
    }),
  );
  const said = amounts.length === 0 ? parts[part] : `${heading[part] ?? parts[part]}: ${all}.`;
  return part === 'trade' ? said : [said, ...cards.map((use) => cardSaid(telling, use))].join(' ');
}

function cardSaid(telling: MammutAudience, { card, seat }: PartReport['cards'][number]): string {
  const title = quoted(telling, card);
  if (seat === null)
    return say(telling, {
      en: `${title} helps nobody: nobody has such a tile.`,
      de: `${title} nützt niemandem: Niemand hat ein solches Plättchen.`,
    });
  const [name, effect] = [seatName(telling, seat), effectOf(telling.components, card)];
  const why = effect.type === 'counts-as' ? texts[telling.language].whom[effect.whom] : '';
  return say(telling, {
    en: `${title} counts as one of them for ${name}${why}.`,
    de: `${title} zählt als eines davon für ${name}${why}.`,
  });
}

/** What a seat gains or loses, and why. */
export function pointsSaid(
  telling: MammutAudience,
  event: PointsReport & { readonly score: number },
): string {
  const { seat, due, points, score } = event;
  const [name, why] = [seatName(telling, seat), whySaid(telling, event)];
  const many = (count: number) => pointsIn(telling, Math.abs(count));
  if (points === due)
    return due > 0
      ? say(telling, {
          en: `${name} gains ${many(due)} (${why}) and has ${score}.`,
          de: `${name} erhält ${many(due)} (${why}) und hat ${score}.`,
        })
      : say(telling, {
          en: `${name} loses ${many(due)} (${why}) and has ${score}.`,
          de: `${name} verliert ${many(due)} (${why}) und hat ${score}.`,
        });
  if (points === 0)
    return say(telling, {
      en: `${name} should lose ${many(due)} (${why}) but has none.`,
      de: `${name} müsste ${many(due)} abgeben (${why}), hat aber keine.`,
    });
  return say(telling, {
    en: `${name} should lose ${many(due)} (${why}) but has only ${-points}, and falls to 0.`,
    de: `${name} müsste ${many(due)} abgeben (${why}), hat aber nur ${-points} und fällt auf 0.`,
  });
}

const pointsIn = (telling: MammutAudience, count: number): string =>
  say(telling, { en: counted(count, 'point', 'points'), de: counted(count, 'Punkt', 'Punkte') });

/** `“Furrier”, the most fur tiles: 3; the shaman breaks the tie` */
export function whySaid(
  telling: MammutAudience,
  { for: reason, card, count, rank, tied }: PointsReport,
): string {
  const { pointReasons, perAxe, ranks } = texts[telling.language];
  const isPerAxe = card !== null && effectOf(telling.components, card).type === 'per-axe';
  const [one, many] = (isPerAxe ? perAxe : pointReasons[reason]).split(' | ');
  const said = ((count === 1 ? one : many) ?? one ?? '')
    .replace('{count}', String(count))
    .replace('{most}', ranks.split(' | ')[rank - 1] ?? String(rank));
  const tie = tied ? texts[telling.language].tie : '';
  return `${card === null ? '' : `${quoted(telling, card)}, `}${said}${tie}`;
}
