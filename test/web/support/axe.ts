import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** All rules are checked. What is in order is neither described nor sent: that takes longer than the checks. */
const AUDIT = "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)";

let axe: Promise<string> | null = null;

/** The violations that axe-core finds, in both colour schemes. */
export async function violationsOf(page: Page, screen: string): Promise<string[]> {
  axe ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const found: string[] = [];
  await page.evaluate(await axe);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = (await page.evaluate(AUDIT)) as readonly Violation[];
    for (const { id, help, nodes } of violations)
      found.push(`${screen}, ${colorScheme}: ${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
  return found;
}
