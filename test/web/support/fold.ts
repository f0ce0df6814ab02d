import type { Page } from 'playwright-core';

/** What a player sees of the table without scrolling. */
export interface Fold {
  /** Places of the table that reach beyond the window. */
  readonly cutOff: readonly string[];
  /** The smallest letters, in pixels, and what they say. */
  readonly smallest: { readonly size: number; readonly text: string };
  /** Legal actions, and those of them with a control that is wholly in view. */
  readonly legal: number;
  readonly inView: number;
  /** The parts of the picture that are open, and those of them that are wholly in view. */
  readonly open: readonly string[];
  readonly whole: readonly string[];
  /** The parts that the prompt is about. */
  readonly asked: readonly string[];
}

const MEASURE = `(() => {
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const isInView = (element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || !within(box, screen)) return false;
    for (let around = element.parentElement; around !== null; around = around.parentElement)
      if (getComputedStyle(around).overflowY !== 'visible' && !(around instanceof SVGElement) && around !== document.body && !within(box, around.getBoundingClientRect())) return false;
    return true;
  };
  const letters = document.createTreeWalker(document.querySelector('#page'), NodeFilter.SHOW_TEXT);
  let smallest = { size: Infinity, text: '' };
  while (letters.nextNode()) {
    const { parentElement: around, data } = letters.currentNode;
    if (data.trim() === '' || around.closest('title, view, .unseen, script') !== null || around.getClientRects().length === 0) continue;
    const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
    const scale = matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const size = parseFloat(getComputedStyle(around).fontSize) * scale;
    if (size < smallest.size) smallest = { size: Math.round(size * 100) / 100, text: data };
  }
  const idsOf = (element) => element.getAttribute('data-action').split(' ');
  const controls = [...document.querySelectorAll('[data-action]')];
  const legal = new Set(controls.flatMap(idsOf));
  const inView = new Set(controls.filter(isInView).flatMap(idsOf));
  const panes = [...document.querySelectorAll('[data-pane]')];
  return {
    cutOff: ['.table-head', '.table-ask', '.table-answers', '.pane-tabs', '.panes'].filter((place) => {
      const box = document.querySelector(place)?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && !within(box, screen);
    }),
    smallest,
    legal: legal.size,
    inView: inView.size,
    open: panes.map((pane) => pane.dataset.pane),
    whole: panes.filter(isInView).map((pane) => pane.dataset.pane),
    asked: [...document.querySelectorAll('.pane-tab-asked')].map((tab) => tab.dataset.tab),
  };
})()`;

export const measureFold = async (page: Page): Promise<Fold> => (await page.evaluate(MEASURE)) as Fold;
