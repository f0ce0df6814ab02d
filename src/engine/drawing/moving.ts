import type { Picture } from './picture.js';
import { round } from './shape.js';
import { colour, document, type Rendering, shapeAsSvg } from './svg.js';

/** For so many seconds each picture is shown, and the last one a while longer. */
const SECONDS = 1;
const LAST_SECONDS = 4;

interface Showing {
  readonly written: string;
  readonly from: number;
  to: number;
}

/** Layers in the order in which they lie upon each other, each with the pictures in which it is to be seen. */
function showings(frames: readonly (readonly string[])[]): Showing[] {
  const slots: Showing[][] = [];
  for (const [frame, layers] of frames.entries()) {
    for (const [slot, written] of layers.entries()) {
      slots[slot] ??= [];
      const last = slots[slot].at(-1);
      if (last !== undefined && last.to === frame && last.written === written) last.to = frame + 1;
      else slots[slot].push({ written, from: frame, to: frame + 1 });
    }
  }
  return slots.flat();
}

/** Pictures one after another as one SVG that begins anew at its end. */
export function toMovingSvg(pictures: readonly Picture[], title: string, rendering: Rendering): string {
  const colours = colour(rendering.scheme);
  const frames = pictures.map(({ layers }) => layers.map((layer) => shapeAsSvg(layer, colours)));
  const seconds = (frames.length - 1) * SECONDS + LAST_SECONDS;
  const part = (frame: number) => round(frame === frames.length ? 1 : (frame * SECONDS) / seconds, 5);
  const inside = showings(frames).map(({ written, from, to }) => {
    if (from === 0 && to === frames.length) return written;
    const times = [
      [0, from === 0 ? 'visible' : 'hidden'],
      ...(from === 0 ? [] : [[part(from), 'visible']]),
      ...(to === frames.length ? [] : [[part(to), 'hidden']]),
    ];
    const values = times.map(([, value]) => value).join(';');
    const keyTimes = times.map(([time]) => time).join(';');
    return (
      `<g visibility="${from === 0 ? 'visible' : 'hidden'}">` +
      `<animate attributeName="visibility" calcMode="discrete" dur="${seconds}s" repeatCount="indefinite" values="${values}" keyTimes="${keyTimes}"/>` +
      `${written}</g>`
    );
  });
  const width = Math.max(...pictures.map((one) => one.width));
  const height = Math.max(...pictures.map((one) => one.height));
  return document({ width, height, title }, rendering, inside.join(''));
}
