/** The seats in each game of a world: numbers of contestants by seat, rotated until each of them has had each seat. */
export function rotationsOf(contestants: number, seats: number, world: number): number[][] {
  const table = tableOf(contestants, seats, world);
  const rotations = table.map((_, by) => [...table.slice(by), ...table.slice(0, by)]);
  const isNew = (rotation: readonly number[], nth: number): boolean =>
    rotations.findIndex((one) => one.every((who, seat) => who === rotation[seat])) === nth;
  return rotations.filter(isNew);
}

/** The last contestant takes the seats that are left. If there are more contestants than seats, all selections take turns. */
function tableOf(contestants: number, seats: number, world: number): number[] {
  const all = Array.from({ length: Math.max(contestants, seats) }, (_, nth) =>
    Math.min(nth, contestants - 1),
  );
  if (contestants <= seats) return all;
  const selections = selectionsOf(all, seats);
  return selections[world % selections.length] ?? [];
}

function selectionsOf(among: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return among.flatMap((first, at) =>
    selectionsOf(among.slice(at + 1), size - 1).map((others) => [first, ...others]),
  );
}
