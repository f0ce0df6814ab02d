import { MARK } from '../../../engine/components.js';
import { type Card, catalogueOf } from '../catalogue.js';
import type { GainCode } from '../components/effects.js';
import { partsOfName } from './abilities.js';
import { hasMark, markedIn, markedPart } from './marks.js';
import type { Told } from './say.js';

/** What an ability or a place brings, with the mark, unless it stands after its name already. */
export function markedGains(telling: Told, from: string, said: string, codes: readonly GainCode[]): string {
  const { components } = telling;
  const { kind, id } = partsOfName(from);
  switch (kind) {
    case 'order':
      return markedIn(components.orderTrack, said);
    case 'tile':
      return markedIn(components.terrains, said);
    case 'offering':
      return markedIn(components.idols, said);
    case 'spot':
      return markedIn(components.sites, said);
    case 'joint':
      return markedIn(components.iceFinds, said);
    case 'rest-tile':
      return markedIn(components.restTiles, said);
    case 'chief': {
      // An event does not say which chief it was.
      const { chiefs } = components;
      const isOurs = chiefs.values.some((row) => hasMark(chiefs, row, 'a') || hasMark(chiefs, row, 'b'));
      return isOurs ? `${said}${MARK}` : said;
    }
    case 'animal':
      return markedPart(
        components.animals,
        components.animals.values.find((row) => row.id === id),
        'income',
        said,
      );
    case 'card': {
      const card = catalogueOf(components).cards.get(id);
      return card === undefined ? said : markedPart(card, card, partMeant(card, codes), said);
    }
    default:
      return said;
  }
}

/** A card may have an ability for the turn and one for the eclipse: the one that brings such gains is meant. */
function partMeant({ ability, eclipse }: Card, codes: readonly GainCode[]): 'ability' | 'eclipse' {
  if (ability === null || eclipse === null) return ability === null ? 'eclipse' : 'ability';
  const brings = ability.ways.some(({ get }) => get.some(({ gain }) => codes.includes(gain)));
  return brings ? 'ability' : 'eclipse';
}
