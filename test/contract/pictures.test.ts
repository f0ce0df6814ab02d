import { beforeAll, describe, expect, it } from 'vitest';
import { actionId } from '../../src/engine/action-id.js';
import type { AnyAction, AnyConfig, AnyRulebook, AnyState } from '../../src/engine/any-rulebook.js';
import { type Layout, layouts, type Picture, SMALLEST_TEXT } from '../../src/engine/drawing/picture.js';
import { toSvg } from '../../src/engine/drawing/svg.js';
import {
  type ComponentsShape,
  type Drawing,
  languages,
  SPECTATOR,
  type Viewer,
} from '../../src/engine/rulebook.js';
import { quickRng } from '../../src/kernel/rng.js';
import { cornersOf, draw, type Placed, placed, tellingFor } from '../support/drawn.js';
import { expectEqual } from '../support/equal.js';
import { describeConfig, isLongRun, sweptConfigsOf } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';
import { sharedPlayout } from '../support/shared-playouts.js';
import { viewersOf } from '../support/viewers.js';

const LAYOUTS = Object.keys(layouts) as Layout[];
/** Checks a picture after so many steps. */
const EVERY = isLongRun ? 29 : 71;
/** What a laptop has room for beside the list of actions. */
const BESIDE_THE_LIST = 890;
/** How far a stroke may extend beyond the frame. */
const STROKE = 3;

interface Look {
  readonly state: AnyState;
  readonly viewer: Viewer;
  readonly drawing: Drawing<AnyAction, ComponentsShape>;
  readonly picture: Picture;
  readonly shapes: readonly Placed[];
}

/** Pictures from a random game, for every seat and spectators, in every language and layout. */
function looksAt(rulebook: AnyRulebook, config: AnyConfig): Look[] {
  const { steps, last } = sharedPlayout(rulebook, config, 1, 700);
  const viewers = viewersOf(config);
  const states = [...steps.map(({ before }) => before), last];
  return states
    .filter((_, index) => index % EVERY === 0 || index === states.length - 1)
    .map((state, index) => {
      const asked = index % 3 === 0 ? undefined : rulebook.prompts(state)[0]?.seat;
      const viewer = asked ?? viewers[index % viewers.length] ?? SPECTATOR;
      const drawing = {
        ...tellingFor(config.seats, config.components, languages[index % languages.length]),
        layout: LAYOUTS[Math.floor(index / 2) % LAYOUTS.length] ?? 'wide',
        legal: viewer === SPECTATOR ? [] : rulebook.legal(state, viewer),
      };
      const picture = draw(rulebook, state, viewer, drawing);
      return { state, viewer, drawing, picture, shapes: [...placed(picture.layers)] };
    });
}

/** Texts that are too small, and shapes outside the frame. */
function* defectsIn({ picture: { width, height }, shapes }: Look): Generator<object> {
  for (const { shape, scale, toPage } of shapes) {
    const size = Number(shape.attributes['font-size']) * scale;
    if (shape.tag === 'text' && size < SMALLEST_TEXT - 0.01) yield { shape, size };
    for (const [x, y] of cornersOf(shape).map(toPage)) {
      const inside = x >= -STROKE && x <= width + STROKE && y >= -STROKE && y <= height + STROKE;
      if (!inside) yield { shape, x, y };
    }
  }
}

describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  '%s',
  (_id, rulebook) => {
    describe.each(sweptConfigsOf(rulebook).map((config) => [describeConfig(config), config] as const))(
      '%s',
      (_, config) => {
        let looks: readonly Look[] = [];
        beforeAll(() => {
          looks = looksAt(rulebook, config);
        });

        it('offers legal actions only', () => {
          for (const { drawing, shapes } of looks) {
            const legal = new Set(drawing.legal.map(actionId));
            for (const { shape } of shapes) {
              expectEqual(
                (shape.actions ?? []).filter((id) => !legal.has(id)),
                [],
              );
            }
          }
        });

        it('has the width of its layout, readable text, and nothing outside its frame', () => {
          for (const look of looks) {
            expect(look.picture.width).toBe(layouts[look.drawing.layout]);
            expect([...defectsIn(look)]).toEqual([]);
          }
        });

        it('keeps letters off the left edge of their part', () => {
          for (const { picture } of looks) {
            for (const { name, x: left } of picture.parts ?? []) {
              const shapes = placed(picture.layers.filter(({ part }) => part === name));
              for (const { shape, toPage } of shapes) {
                if (shape.tag !== 'text') continue;
                const off = Math.min(...cornersOf(shape).map((corner) => toPage(corner)[0] - left));
                expect(off, `${name}: ${shape.content}`).toBeGreaterThanOrEqual(4);
              }
            }
          }
        });

        it('has parts with different names within its frame, and whatever can be touched is in one of them', () => {
          for (const { picture } of looks) {
            const { parts = [] } = picture;
            expect(parts).not.toEqual([]);
            expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
            for (const { name, title, x, y, width, height } of parts) {
              expect(title, name).not.toBe('');
              expect(Math.min(x, y, width, height), name).toBeGreaterThanOrEqual(0);
              expect(x + width, name).toBeLessThanOrEqual(picture.width + 0.01);
              expect(width, name).toBeLessThanOrEqual(BESIDE_THE_LIST);
              expect(y + height, name).toBeLessThanOrEqual(picture.height + 0.01);
            }
            const names: readonly (string | undefined)[] = parts.map(({ name }) => name);
            for (const layer of picture.layers) {
              const offers = [...placed([layer])].some(({ shape }) => shape.actions !== undefined);
              if (offers || layer.part !== undefined) expect(names).toContain(layer.part);
            }
          }
        });

        it('has a title, and a title for every shape with actions', () => {
          for (const { picture, shapes } of looks) {
            expect(picture.title).not.toMatch(/undefined|NaN|\[object/);
            expect(picture.title.length).toBeGreaterThan(3);
            for (const { shape } of shapes) {
              if (shape.actions !== undefined && !shape.title) expect.fail(JSON.stringify(shape));
            }
          }
        });

        it('is written as safe SVG, in both schemes', () => {
          for (const { picture } of looks) {
            const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
              toSvg(picture, { scheme, size: 800 }),
            );
            expect(light).not.toMatch(
              /undefined|NaN|\[object|<script|<style|style=|href=|<b>| id="| opacity="| on[a-z]+=/,
            );
            expect(dark).not.toBe(light);
            expect(light?.replace(/#[0-9a-f]{6}/g, '')).toBe(dark?.replace(/#[0-9a-f]{6}/g, ''));
          }
        });

        it('is the same for a state and an imagined one', () => {
          for (const [index, { state, viewer, drawing, picture }] of looks.entries()) {
            const imagined = rulebook.imagine(state, viewer, quickRng(index));
            expectEqual(draw(rulebook, imagined, viewer, drawing), picture);
          }
        });
      },
    );
  },
);
