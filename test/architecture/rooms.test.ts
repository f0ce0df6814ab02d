import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const foldersIn = (folder: string): string[] =>
  readdirSync(`${src}/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => `${folder}${name}`);

const rooms = [
  ...foldersIn('').filter((room) => room !== 'setup'),
  ...foldersIn('play/'),
  ...foldersIn('store/'),
  ...foldersIn('http/'),
  ...foldersIn('http/routes/'),
  'http/schemas/rulebooks',
];

it.each(rooms)('%s says in ten lines what belongs there, what does not, and where to start', (room) => {
  const lines = readFileSync(`${src}/${room}/README.md`, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(10);
  for (const begin of ['Belongs here:', 'Does not:', 'Start with'])
    expect(lines.some((line) => line.startsWith(begin))).toBe(true);
});

it.each(rooms.filter((room) => /^(http|play|store)/.test(room)))(
  '%s has no more than fifteen modules',
  (room) => {
    const modules = readdirSync(`${src}/${room}`).filter((name) => name.endsWith('.ts'));
    expect(modules.length).toBeLessThanOrEqual(15);
  },
);
