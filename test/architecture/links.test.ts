import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documents } from './documents.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const isElsewhere = (target: string): boolean => /^[a-z]+:/.test(target);
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter((to) => !isElsewhere(to));

/** As GitHub makes them of headings. */
const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBroken(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? from : join(dirname(from), path);
  if (!existsSync(join(root, target))) return true;
  return anchor !== undefined && !anchorsIn(read(target)).includes(anchor);
}

describe('links between documents', () => {
  it.each(documents)('lead somewhere from %s', (document) => {
    expect(linksIn(read(document)).filter((link) => isBroken(document, link))).toEqual([]);
  });

  it('are found, and those that lead nowhere too', () => {
    expect(linksIn(read('README.md'))).toContain('docs/CLIENTS.md');
    const links = ['docs/NOWHERE.md', 'docs/CLIENTS.md#nothing', 'docs/CLIENTS.md#webhooks', '#try-it'];
    expect(links.filter((link) => isBroken('README.md', link))).toEqual(links.slice(0, 2));
  });
});

describe('the list of decisions', () => {
  it('has every record, by its title', () => {
    const folder = 'docs/decisions';
    const records = documents.filter((path) => path.startsWith(`${folder}/0`)).sort();
    const titled = records.map((path) => {
      const [, title = ''] = /^# (.*)$/m.exec(read(path)) ?? [];
      return `- [${title}](${path.slice(folder.length + 1)})`;
    });
    expect(titled.length).toBeGreaterThan(10);
    expect(read(`${folder}/README.md`).match(/^- .*$/gm)).toEqual(titled);
  });
});
