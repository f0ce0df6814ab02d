import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completed } from '../../src/web/texts/completed.js';
import { english } from '../../src/web/texts/en.js';
import { french } from '../../src/web/texts/fr.js';
import { describePage } from './support/stage.js';

const folder = new URL('../../src/web/texts/', import.meta.url);
const files = readdirSync(folder);
/** The rooms of the page that a language has texts for; '' is what all rooms share. */
const roomsOf = (language: string): string[] =>
  files.flatMap((file) => new RegExp(`^${language}(-[a-z-]+)?\\.ts$`).exec(file)?.slice(1) ?? []).sort();

describe('a language', () => {
  it('is a file for each room, named alike', () => {
    expect(roomsOf('de')).toEqual(roomsOf('en'));
    for (const room of roomsOf('fr')) expect(roomsOf('en')).toContain(room);
  });

  it('is named nowhere else but in the list of languages, and where it is loaded', () => {
    const naming = files
      .filter((file) => !/^(en|de|fr)(-|\.)/.test(file))
      .filter((file) => /'\.\/fr/.test(readFileSync(new URL(file, folder), 'utf8')));
    expect(naming).toEqual(['words.ts']);
  });

  it('may be begun: what is missing is in English', () => {
    const whole = { one: 'one', group: { two: 'two', three: (count: number) => `${count} three` } };
    const made = completed(whole, { group: { three: (count: number) => `${count} trois` } });
    expect(made.one).toBe('one');
    expect(made.group.two).toBe('two');
    expect(made.group.three(3)).toBe('3 trois');
    expect(french.home.title).toBe('Mes parties');
    const keys = (texts: object): string[] =>
      Object.entries(texts).flatMap(([key, value]) =>
        typeof value === 'object' && value !== null ? keys(value).map((one) => `${key}.${one}`) : [key],
      );
    expect(keys(french)).toEqual(keys(english));
  });
});

describePage('the page', (stage) => {
  it('speaks French to whoever chooses it, and remembers it', async () => {
    const { page, go } = await stage.enterAs('Ayla');
    await go('#/settings');
    await page.getByLabel('Language', { exact: true }).selectOption('fr');
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('fr');
    await go('#/');
    await page.reload();
    await page.getByRole('heading', { name: 'Mes parties' }).waitFor();
    await page.getByText('Personne ne vous attend.').waitFor();
    // Rules are not in French yet.
    await go('#/new');
    await page.getByRole('heading', { name: 'Nouvelle partie' }).waitFor();
  });

  it('speaks French to a browser that prefers it', async () => {
    const { page, go } = await stage.enter({ locale: 'fr-FR' });
    await go('');
    await page.getByLabel('Votre nom').waitFor();
  });
});
