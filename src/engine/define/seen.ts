import type { AnyEvent, AnyRulebook } from '../any-rulebook.js';
import type { Viewer } from '../rulebook.js';
import type { AnyEventDefinition } from './erased.js';
import { isHidden, isSecret, ownerOf } from './fields.js';

type Sight = (event: AnyEvent, viewer: Viewer) => object | null;

/** Builds `seen` from the visibility of the fields. */
export function seenBy(events: readonly AnyEventDefinition[]): AnyRulebook['seen'] {
  const sights = new Map(events.map((event) => [event.type, sightOf(event)]));
  return (event, viewer) => {
    const sight = sights.get(event.type);
    if (sight === undefined) throw new Error(`no such event: ${event.type}`);
    return sight(event, viewer);
  };
}

function sightOf({ fields, only, open }: AnyEventDefinition): Sight {
  const all = Object.entries(fields);
  const shown = all.filter(([, field]) => !isHidden(field));
  const owners = shown.map(([name, field]) => ({ name, owner: isSecret(field) ? ownerOf(field) : null }));
  const hasSecrets = owners.some(({ owner }) => owner !== null);
  const hasHidden = shown.length < all.length;

  const partial: Sight = (event, viewer) => {
    const isOpen = open?.(event) ?? false;
    const sight: Record<string, unknown> = { type: event.type };
    for (const { name, owner } of owners) {
      const isKnown = owner === null || isOpen || event[owner] === viewer;
      if (isKnown && event[name] !== undefined) sight[name] = event[name];
    }
    return sight;
  };
  const sight: Sight = hasSecrets || hasHidden ? partial : (event) => event;
  return only === undefined
    ? sight
    : (event, viewer) => (event[only] === viewer ? sight(event, viewer) : null);
}
