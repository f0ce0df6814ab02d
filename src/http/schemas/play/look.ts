import { Type } from 'typebox';
import { type Scheme, schemes } from '../../../engine/drawing/palette.js';
import type { Layout } from '../../../engine/drawing/picture.js';
import type { Rendering } from '../../../engine/drawing/svg.js';

/** The width of a picture if the request names none. */
const USUAL_SIZE = 1200;
/** Below this width a picture is laid out as a column, for phones. */
const WIDE_FROM = 700;

export const LookParams = {
  scheme: Type.Optional(
    Type.Enum([...schemes], { default: 'light', description: 'For a light or a dark background.' }),
  ),
  size: Type.Optional(
    Type.Integer({
      minimum: 200,
      maximum: 2400,
      default: USUAL_SIZE,
      description: `Width in pixels. Below ${WIDE_FROM} the layout is a single column.`,
    }),
  ),
};

export const BaseParam = Type.Optional(
  Type.String({
    pattern: '^[0-9a-f]{32}$',
    description:
      'The `tag` of a picture that you have of this table: if the server still knows it, only what differs is sent.',
  }),
);

export interface LookWish {
  readonly scheme?: Scheme;
  readonly size?: number;
}

interface Look {
  readonly layout: Layout;
  readonly rendering: Rendering;
}

export const lookIn = ({ scheme = 'light', size = USUAL_SIZE }: LookWish): Look => ({
  layout: size < WIDE_FROM ? 'narrow' : 'wide',
  rendering: { scheme, size },
});
