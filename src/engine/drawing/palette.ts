/*
 * One palette for every rulebook. The colours of seats are those of Okabe and Ito, which colour-blind people can
 * distinguish; each seat also has its own shape (see `marks.ts`). Drawings name a paint by its role, and the SVG
 * writer looks up its colour in the scheme.
 */
const light = {
  page: '#f4f7fa',
  panel: '#ffffff',
  raised: '#e6edf3',
  line: '#8798a8',
  ink: '#16222d',
  muted: '#4a5b6b',
  accent: '#0b66c3',
  accentSoft: '#cfe6fb',
  warning: '#b3261e',

  snow: '#f7fbfe',
  ice: '#cfe8f5',
  glacier: '#93c4de',
  tundra: '#dcd8b4',
  grass: '#bcd58f',
  forest: '#6f9f68',
  rock: '#b3aaa0',
  mountain: '#8f857b',
  sand: '#efdfb6',
  water: '#74b4dc',
  fire: '#e0592a',
  lava: '#c43d1c',
  wood: '#a97c50',
  bone: '#f3ecdc',
  fur: '#8a5a35',
  meat: '#c65a52',
  gold: '#d9a520',
  stone: '#9aa3ab',
  night: '#33415c',
  /** The dark side of an object. Bright text is readable on it in both schemes. */
  dusk: '#33415c',
  /** For shapes on a strong paint, in both schemes. */
  dark: '#16222d',
  bright: '#ffffff',

  seat0: '#0072b2',
  seat1: '#e69f00',
  seat2: '#009e73',
  seat3: '#d55e00',
  seat4: '#cc79a7',
  seat5: '#56b4e9',
  onSeat0: '#ffffff',
} as const;

export type Paint = keyof typeof light;
export type Colours = Readonly<Record<Paint, string>>;

const dark: Colours = {
  page: '#10171e',
  panel: '#1a242e',
  raised: '#263441',
  line: '#6c7f91',
  ink: '#eef4f9',
  muted: '#a9bac9',
  accent: '#6db8ff',
  accentSoft: '#173b5c',
  warning: '#ff8a80',

  snow: '#42525f',
  ice: '#35566a',
  glacier: '#3f7ba0',
  tundra: '#58553a',
  grass: '#4c6534',
  forest: '#35603a',
  rock: '#5b554f',
  mountain: '#756d66',
  sand: '#6d5f3c',
  water: '#22608a',
  fire: '#ef7a4a',
  lava: '#d9552f',
  wood: '#8c6743',
  bone: '#d9cfb8',
  fur: '#9c6b43',
  meat: '#cf6b63',
  gold: '#e0b23c',
  stone: '#7c868f',
  night: '#7f93bd',
  dusk: '#34446a',
  dark: '#16222d',
  bright: '#ffffff',

  seat0: '#3d9bd6',
  seat1: '#f0b429',
  seat2: '#2bbf93',
  seat3: '#f07b2c',
  seat4: '#dd93bb',
  seat5: '#8bcdf2',
  onSeat0: '#16222d',
};

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const palette: Readonly<Record<Scheme, Colours>> = { light, dark };
