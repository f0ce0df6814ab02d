export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the picture that is shown in a pane of its own. */
export interface Part {
  readonly name: string;
  readonly title: string;
  readonly box: Box;
  readonly svg: SVGSVGElement;
  /** The ids of the actions that it offers. */
  readonly actions: readonly string[];
}

const WHOLE = 'whole';

/** Takes a picture apart. One that names no parts, as those of older engines, is a part itself. */
export function partsOf(picture: SVGSVGElement): readonly Part[] {
  const areas = [...picture.querySelectorAll<SVGViewElement>(':scope > view[data-part]')];
  if (areas.length === 0) {
    const { width, height } = picture.viewBox.baseVal;
    const title = picture.querySelector(':scope > title')?.textContent ?? '';
    return [partOf(WHOLE, title, { x: 0, y: 0, width, height }, picture)];
  }
  const layers = Map.groupBy(picture.querySelectorAll(':scope > [data-part]:not(view)'), (layer) =>
    layer.getAttribute('data-part'),
  );
  return areas.map((area) => {
    const name = area.getAttribute('data-part') ?? '';
    const title = area.querySelector('title')?.textContent ?? '';
    const { x, y, width, height } = area.viewBox.baseVal;
    const svg = picture.cloneNode(false) as SVGSVGElement;
    svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    svg.setAttribute('role', 'group');
    svg.setAttribute('aria-label', title);
    svg.append(...(layers.get(name) ?? []));
    return partOf(name, title, { x, y, width, height }, svg);
  });
}

function partOf(name: string, title: string, box: Box, svg: SVGSVGElement): Part {
  const actions = [...svg.querySelectorAll('[data-action]')].flatMap(
    (shape) => shape.getAttribute('data-action')?.split(' ') ?? [],
  );
  return { name, title, box, svg, actions: [...new Set(actions)] };
}
