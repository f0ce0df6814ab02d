import type { Picture } from './picture.js';
import { round, type Shape } from './shape.js';
import { colour, document, type Rendering, shapeAsSvg } from './svg.js';

/** Each picture is shown this long; the last one is shown longer. */
const SECONDS = 1;
const LAST_SECONDS = 4;

/** Below this length, repeating the content is shorter than a reference. */
const SHORT = 100;

interface Showing {
  readonly written: string;
  readonly from: number;
  to: number;
}

/**
 * A series of pictures as one SVG that plays in a loop. A layer that stays the same is written once, and content
 * that appears again is a reference.
 */
export class MovingSvg {
  /** For each layer position, the contents in the order in which they are shown. */
  readonly #slots: Showing[][] = [];
  readonly #definitions = new Map<string, string>();
  #frames = 0;
  #characters = 0;
  #width = 0;
  #height = 0;

  constructor(private readonly rendering: Rendering) {}

  /** As long as all pictures together would be, by which the work is measured. The document is far shorter. */
  get characters(): number {
    return this.#characters;
  }

  add({ width, height, layers }: Picture): void {
    this.#width = Math.max(this.#width, width);
    this.#height = Math.max(this.#height, height);
    for (const [slot, layer] of layers.entries()) this.#show(slot, this.#write(layer));
    this.#frames += 1;
  }

  /** The whole document. */
  end(title: string): string {
    const showings = this.#slots.flat().map((showing) => this.#timed(showing));
    const definitions = [...this.#definitions].map(([inside, id]) => `<g id="${id}">${inside}</g>`);
    const inside = `<defs>${definitions.join('')}</defs>${showings.join('')}`;
    return document({ width: this.#width, height: this.#height, title }, this.rendering, inside);
  }

  #write(layer: Shape): string {
    const written = shapeAsSvg(layer, colour(this.rendering.scheme), (inside) => {
      if (inside.length < SHORT) return inside;
      this.#characters += inside.length;
      const id = this.#definitions.get(inside) ?? `p${this.#definitions.size}`;
      this.#definitions.set(inside, id);
      return `<use href="#${id}"/>`;
    });
    this.#characters += written.length;
    return written;
  }

  #show(slot: number, written: string): void {
    this.#slots[slot] ??= [];
    const showings = this.#slots[slot];
    const last = showings.at(-1);
    if (last !== undefined && last.to === this.#frames && last.written === written) last.to += 1;
    else showings.push({ written, from: this.#frames, to: this.#frames + 1 });
  }

  #timed({ written, from, to }: Showing): string {
    const atFirst = from === 0;
    const atLast = to === this.#frames;
    if (atFirst && atLast) return written;
    const seconds = (this.#frames - 1) * SECONDS + LAST_SECONDS;
    const part = (frame: number) => round((frame * SECONDS) / seconds, 5);
    const changes = [
      ...(atFirst
        ? [[0, 'visible']]
        : [
            [0, 'hidden'],
            [part(from), 'visible'],
          ]),
      ...(atLast ? [] : [[part(to), 'hidden']]),
    ];
    const values = changes.map(([, value]) => value).join(';');
    const keyTimes = changes.map(([time]) => time).join(';');
    return (
      `<g visibility="${atFirst ? 'visible' : 'hidden'}">` +
      `<animate attributeName="visibility" calcMode="discrete" dur="${seconds}s" repeatCount="indefinite" values="${values}" keyTimes="${keyTimes}"/>` +
      `${written}</g>`
    );
  }
}
