import { choice, group, line, path, polygon, type Shape } from '../../../engine/drawing/index.js';
import type { View } from '../view-schema.js';
import { aboutFolk, aboutHex } from './about.js';
import { arrange } from './arrange.js';
import { type Grid, reachAt } from './grid.js';
import { signs } from './ground.js';
import { type Sight, say } from './sight.js';
import {
  campTokens,
  closedPaint,
  closedToken,
  emberToken,
  type Folk,
  folkToken,
  herdToken,
  marchToken,
  pathToken,
  strangerToken,
  type Token,
} from './tokens.js';

type Pieces = View['pieces'][number];

/** What lies on a hex, what can be done there, and whether anything lies there that has no room. */
export interface OnHex {
  readonly shapes: readonly Shape[];
  readonly whole: boolean;
}

export function onHex(sight: Sight, grid: Grid, hex: number): OnHex {
  const { view, drawing } = sight;
  const pieces = view.pieces.find((one) => one.hex === hex);
  const tokens = tokensOn(sight, grid, hex, pieces);
  const { still, live, whole } = arrange(tokens, grid, drawing.layout);
  // Within the banks of rivers, which must be seen.
  const inner = grid.corners(2.2 + grid.across * 0.05);
  const closed = pieces?.closed ?? 'none';
  const ids = idsOn(sight, hex);
  const under = [
    // Something must be there to be touched where nothing is drawn.
    polygon(grid.corners(1), { fill: 'bright', opacity: 0 }),
    ...(closed === 'none' ? [] : [polygon(grid.corners(1), { fill: closedPaint[closed], opacity: 0.45 })]),
    ...(ids.length === 0 ? [] : [polygon(inner, { fill: 'accentSoft', opacity: 0.15 })]),
    ...(isAtStake(view, hex)
      ? [polygon(inner, { fill: 'none', stroke: 'warning', width: 3, dash: '6 4' })]
      : []),
  ];
  const place = choice(ids, aboutHex(sight, hex), under, polygon(inner, {}));
  const board = view.board[hex];
  const named = board === undefined ? [] : signs(board, grid);
  // What lies there and the signs stand upon the outline, and are a part of what is touched.
  const whatIsThere: Shape = { ...place, children: [...(place.children ?? []), ...named, ...still] };
  return { shapes: [group([whatIsThere, ...live], { at: grid.middle(hex) })], whole };
}

/** Every action that names the hex: as its place, where it begins, or where it leads. */
export function idsOn({ touched }: Sight, hex: number): string[] {
  return [...new Set([...touched({ hex }), ...touched({ from: hex }), ...touched({ to: hex })])];
}

/** Whether a fight, a conquest or a loss is about this hex. */
const isAtStake = ({ fight, conquest, losses }: View, hex: number): boolean =>
  fight?.hex === hex || conquest?.hex === hex || losses?.some(({ hexes }) => hexes.includes(hex)) === true;

function tokensOn(sight: Sight, grid: Grid, hex: number, pieces: Pieces | undefined): Token[] {
  const { view, drawing } = sight;
  const driven = (species: string) =>
    view.directed.find((one) => one.hex === hex && one.species === species)?.direction;
  const coming = view.arriving.filter((one) => one.hex === hex).map(({ species }) => species);
  const march = view.walk?.marches.find((one) => one.hex === hex);
  return [
    ...(pieces === undefined || pieces.closed === 'none' ? [] : [closedToken(pieces.closed)]),
    ...(pieces?.camp ? campTokens(pieces.camp) : []),
    ...(pieces?.ember === true ? [emberToken()] : []),
    ...folkOn(sight, hex, pieces)
      .flatMap((folk) => chips(folk, grid))
      .map((folk, at) => {
        const ids = idsOfFolk(sight, hex, folk);
        return { ...folkToken(folk), ids, title: aboutFolk(sight, folk, hex), ownRow: at === 0 };
      }),
    ...(pieces?.strangers ?? []).map(strangerToken),
    ...(pieces?.animals ?? []).map(({ species, count }, at) => {
      const direction = driven(species);
      const herd = { species, count, ...(direction === undefined ? {} : { driven: direction }) };
      return { ...herdToken(herd, drawing.components), ownRow: at === 0 };
    }),
    ...(view.walk?.paths.includes(hex) === true ? [pathToken()] : []),
    ...(march === undefined ? [] : [marchToken(march.steps)]),
    ...[...new Set(coming)].map((species) => {
      const count = coming.filter((one) => one === species).length;
      return herdToken({ species, count, coming: true }, drawing.components);
    }),
  ];
}

/** The people of a hex; of the tribe that moves, those who still can apart from those who have. */
function folkOn({ view }: Sight, hex: number, pieces: Pieces | undefined): Folk[] {
  return (pieces?.people ?? []).flatMap((group): Folk[] => {
    const { walk } = view;
    if (walk === null || group.seat !== view.turn) return [group];
    const { seat } = group;
    const rested = walk.rested.find((one) => one.hex === hex) ?? { warriors: 0, women: 0 };
    const walker = walk.walker?.hex === hex ? walk.walker : null;
    const warriors = walker?.figure === 'warrior' ? 1 : 0;
    const women = walker?.figure === 'woman' ? 1 : 0;
    const fresh = {
      seat,
      warriors: group.warriors - rested.warriors - warriors,
      women: group.women - rested.women - women,
    };
    const parts: Folk[] = [
      fresh,
      ...(walker === null ? [] : [{ seat, warriors, women, steps: walker.left }]),
      { seat, warriors: rested.warriors, women: rested.women, rested: true },
    ];
    return parts.filter((part) => part.warriors + part.women > 0);
  });
}

/** A chip that is wider than the hex is made of two. */
function chips(folk: Folk, grid: Grid): Folk[] {
  if (folk.warriors === 0 || folk.women === 0 || folkToken(folk).width <= 2 * reachAt(grid, 0)) return [folk];
  return [
    { ...folk, women: 0 },
    { ...folk, warriors: 0 },
  ];
}

/** What the figures of a group can do, or what can happen to them. */
function idsOfFolk({ touched, view }: Sight, hex: number, { seat, steps, rested }: Folk): string[] {
  if (seat !== view.viewer || rested === true) return [];
  if (steps !== undefined) return touched({ type: 'go-on' });
  return [
    ...touched({ type: 'move', from: hex }),
    ...touched({ type: 'lose', hex }),
    ...touched({ type: 'starve', hex }),
    ...touched({ type: 'found', hex }),
  ];
}

/** Rafts that lie ready, upon all hexes. */
export function rafts({ view, drawing }: Sight, grid: Grid): Shape[] {
  return (view.walk?.rafts ?? []).map(({ from, to }) => {
    const [[ax, ay], [bx, by]] = [grid.middle(from), grid.middle(to)];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    const way = line(ax + (bx - ax) * 0.3, ay + (by - ay) * 0.3, ax + (bx - ax) * 0.7, ay + (by - ay) * 0.7, {
      stroke: 'wood',
      width: 5,
      dash: '7 3',
    });
    const boat = group(
      [
        path('M-9 -5 L7 -5 L11 0 L7 5 L-9 5 Z', { fill: 'wood', stroke: 'dark', width: 1.2 }),
        line(-5, -5, -5, 5, { stroke: 'dark' }),
        line(1, -5, 1, 5, { stroke: 'dark' }),
      ],
      { at: [mx, my], rotate: angle },
    );
    const title = say(
      { view, drawing, touched: () => [] },
      {
        en: `Raft from hex ${from} to hex ${to}`,
        de: `Floß von Feld ${from} auf Feld ${to}`,
      },
    );
    return group([way, boat], { title });
  });
}
