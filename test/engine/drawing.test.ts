import { describe, expect, it } from 'vitest';
import {
  block,
  choice,
  circle,
  column,
  fitted,
  flow,
  group,
  page,
  part,
  rect,
  row,
  text,
  touching,
  widthOf,
  wrapped,
} from '../../src/engine/drawing/index.js';
import { MovingSvg } from '../../src/engine/drawing/moving.js';
import { palette } from '../../src/engine/drawing/palette.js';
import { toSvg } from '../../src/engine/drawing/svg.js';

const light = { scheme: 'light', size: 800 } as const;
const svgOf = (...shapes: Parameters<typeof block>[2]) =>
  toSvg(page(400, 'Test', block(376, 100, shapes)), light);

describe('a picture as SVG', () => {
  it('has the requested width, and keeps its proportions', () => {
    expect(svgOf()).toMatch(/viewBox="0 0 400 124" width="800" height="248"/);
  });

  it('escapes texts, and leaves out characters that XML does not allow', () => {
    const nasty = '<script>"&\'\u0000\u001f\ud800\ufffe';
    const svg = svgOf(group([text(0, 0, nasty)], { title: nasty }));
    expect(svg).toContain('>&lt;script&gt;&quot;&amp;&#39;</text>');
    expect(svg).toContain('<title>&lt;script&gt;&quot;&amp;&#39;</title>');
    for (const unwritable of ['\u0000', '\u001f', '\ud800', '\ufffe']) expect(svg).not.toContain(unwritable);
  });

  it('has buttons for actions, and the role of an image without any', () => {
    const frame = rect(0, 0, 10, 10);
    const touched = svgOf(choice(['take:place=1', 'take:place=2'], 'Axe', [frame], frame));
    expect(touched).toContain(
      'data-action="take:place=1 take:place=2" role="button" tabindex="0" aria-label="Axe"><title>Axe</title>',
    );
    expect(touched).toContain(`stroke="${palette.light.accent}"`);
    expect(touched).toContain('role="group"');
    const untouched = svgOf(choice([], 'Axe', [frame], frame));
    expect(untouched).not.toMatch(/data-action|role="button"/);
    expect(untouched).toContain('role="img"');
  });

  it('sets opacity on every shape, multiplied over its groups', () => {
    const faded = svgOf(group([circle(5, 5, 5, { fill: 'ink', opacity: 0.5 })], { opacity: 0.5 }));
    expect(faded).toContain('fill-opacity="0.25" stroke-opacity="0.25"');
    expect(faded).not.toContain(' opacity=');
  });

  it('takes its colours from the scheme', () => {
    const picture = page(400, 'Test', block(376, 100, [circle(5, 5, 5, { fill: 'seat1' })]));
    expect(toSvg(picture, light)).toContain(`fill="${palette.light.seat1}"`);
    expect(toSvg(picture, { ...light, scheme: 'dark' })).toContain(`fill="${palette.dark.seat1}"`);
  });
});

describe('the palette', () => {
  const luminance = (hex: string) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    const [r = 0, g = 0, b = 0] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  it.each(Object.entries(palette))('has readable text in the %s scheme', (_, colours) => {
    for (const ground of ['page', 'panel', 'raised', 'accentSoft'] as const) {
      expect(contrast(colours.ink, colours[ground]), ground).toBeGreaterThan(7);
      expect(contrast(colours.muted, colours[ground]), ground).toBeGreaterThan(4.5);
    }
    expect(contrast(colours.onSeat0, colours.seat0)).toBeGreaterThan(4.5);
    for (const seat of ['seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const) {
      expect(contrast(colours.dark, colours[seat]), seat).toBeGreaterThan(3.9);
    }
    for (const ground of ['page', 'panel'] as const) {
      expect(contrast(colours.accent, colours[ground]), ground).toBeGreaterThan(4.5);
    }
  });
});

describe('a moving picture', () => {
  const frame = (first: string, second: string) =>
    page(400, 'Test', column([block(376, 20, [text(0, 10, first)]), block(376, 20, [text(0, 10, second)])]));
  const movie = new MovingSvg(light);
  for (const picture of [frame('one', 'still'), frame('two', 'still'), frame('one', 'still')])
    movie.add(picture);
  const moving = movie.end('Test');

  it('draws unchanged layers once, without an animation', () => {
    expect(moving.match(/>still</g)).toHaveLength(1);
    expect(moving).toMatch(/<\/g><g transform="[^"]+">(?:(?!animate).)*<\/g><\/svg>$/);
  });

  it('writes repeated content once', () => {
    const long = new MovingSvg(light);
    for (const other of ['one', 'two']) {
      long.add(frame('a long sentence about what is to be seen here, and more', other));
      long.add(frame(other, 'a long sentence about what is to be seen here, and more'));
    }
    expect(long.end('Test').match(/a long sentence/g)?.length).toBeLessThan(3);
  });

  it('counts the work of its pictures by how long each would be alone', () => {
    const same = frame('a long sentence about what is to be seen here, and more', 'still');
    const many = new MovingSvg(light);
    for (let nth = 0; nth < 20; nth += 1) many.add(same);
    const alone = toSvg(same, light).length - svgOf().length;
    expect(many.characters).toBeGreaterThan(20 * 0.8 * alone);
    expect(many.end('Test').length).toBeLessThan(3 * toSvg(same, light).length);
  });

  it('shows all other layers for their time, in a loop', () => {
    expect(moving).toContain(
      '<animate attributeName="visibility" calcMode="discrete" dur="6s" repeatCount="indefinite" values="visible;hidden" keyTimes="0;0.16667"/>',
    );
    expect(moving).toContain('values="hidden;visible;hidden" keyTimes="0;0.16667;0.33333"');
    expect(moving).toContain('values="hidden;visible" keyTimes="0;0.33333"');
  });
});

describe('lettering', () => {
  it('keeps short texts, and ends long ones with an ellipsis', () => {
    expect(fitted('Axe', 100, 14)).toBe('Axe');
    const short = fitted('Wollhaarnashorn und Höhlenbär', 100, 14);
    expect(short).toMatch(/^Woll.*…$/);
    expect(widthOf(short, 14)).toBeLessThanOrEqual(100);
  });

  it('breaks texts into lines that fit, and marks omitted text with an ellipsis', () => {
    const words = 'Counts as a fur tile for whoever has the most axe tiles.';
    const lines = wrapped(words, 120, 12);
    expect(lines.join(' ')).toBe(words);
    for (const line of lines) expect(widthOf(line, 12)).toBeLessThanOrEqual(120);
    expect(wrapped(words, 120, 12, 2)).toHaveLength(2);
    expect(wrapped(words, 120, 12, 2)[1]).toMatch(/…$/);
    expect(wrapped('Donaudampfschifffahrtsgesellschaft', 60, 12)).toHaveLength(1);
    const long = wrapped('Donaudampfschifffahrtsgesellschaft once and again', 60, 12, 2);
    for (const line of long) expect(widthOf(line, 12)).toBeLessThanOrEqual(60);
  });

  it('breaks a word where a soft hyphen allows it, and hides the hyphens that are not needed', () => {
    expect(wrapped('Moschus\u00adochse', 60, 12)).toEqual(['Moschus-', 'ochse']);
    expect(wrapped('Moschus\u00adochse', 100, 12)).toEqual(['Moschusochse']);
    expect(wrapped('Sabre-\u00adtooth', 60, 12)).toEqual(['Sabre-', 'tooth']);
    expect(wrapped('Donau\u00addampf\u00adschiff', 80, 12)).toEqual(['Donaudampf-', 'schiff']);
  });

  it('treats letters of other scripts as wide', () => {
    expect(widthOf('マンモス', 10)).toBeGreaterThanOrEqual(40);
  });
});

describe('blocks', () => {
  const box = (width: number, height: number) => block(width, height, [rect(0, 0, width, height)]);

  it('are placed in columns and rows', () => {
    expect(column([box(10, 20), box(30, 5)], 4)).toMatchObject({ width: 30, height: 29 });
    expect(row([box(10, 20), box(30, 5)], 4)).toMatchObject({ width: 44, height: 20 });
    expect(column([])).toMatchObject({ width: 0, height: 0 });
  });

  it('flow into rows of the available width', () => {
    const flowing = flow([box(40, 10), box(40, 10), box(40, 10)], 90, 10);
    expect(flowing).toMatchObject({ width: 90, height: 30 });
    expect(flowing.pieces.map(({ at }) => at)).toEqual([
      [0, 0],
      [50, 0],
      [0, 20],
    ]);
  });
});

describe('the parts of a picture', () => {
  const box = (width: number, height: number) => block(width, height, [rect(0, 0, width, height)]);
  const named = part({ name: 'hand', title: 'Hand & head' }, row([box(30, 10), box(40, 20)], 5));
  const picture = page(400, 'Test', column([box(10, 50), named], 10));

  it('say where they are, wherever their blocks were placed', () => {
    expect(picture.parts).toEqual([
      { name: 'hand', title: 'Hand & head', x: 12, y: 72, width: 75, height: 20 },
    ]);
  });

  it('are areas of the SVG, which their layers name', () => {
    const svg = toSvg(picture, light);
    expect(svg).toContain(
      '<view data-part="hand" viewBox="12 72 75 20"><title>Hand &amp; head</title></view>',
    );
    expect(svg.match(/<g [^>]*data-part="hand"/g)).toHaveLength(2);
  });
});

describe('the actions of a shape', () => {
  it('are found by any of their fields', () => {
    const touched = touching([
      { type: 'move', from: 1, to: 2 },
      { type: 'move', from: 1, to: 3 },
      { type: 'rest', from: 1 },
    ]);
    expect(touched({ type: 'move', from: 1 })).toEqual(['move:from=1,to=2', 'move:from=1,to=3']);
    expect(touched({ to: 3 })).toEqual(['move:from=1,to=3']);
    expect(touched({ to: 4 })).toEqual([]);
  });
});
