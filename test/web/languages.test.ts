import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { german } from '../../src/web/texts/de.js';
import { english } from '../../src/web/texts/en.js';
import { french } from '../../src/web/texts/fr.js';
import { newGame } from '../support/people.js';
import { tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';

const folder = new URL('../../src/web/texts/', import.meta.url);
const files = readdirSync(folder);
/** The rooms of the page that a language has texts for; '' is what all rooms share. */
const roomsOf = (language: string): string[] =>
  files.flatMap((file) => new RegExp(`^${language}(-[a-z-]+)?\\.ts$`).exec(file)?.slice(1) ?? []).sort();

describe('a language', () => {
  it('is a file for each room, named alike', () => {
    expect(roomsOf('de')).toEqual(roomsOf('en'));
    expect(roomsOf('fr')).toEqual(roomsOf('en'));
  });

  it('is named nowhere else but in the list of languages, and where it is loaded', () => {
    const naming = files
      .filter((file) => !/^(en|de|fr)(-|\.)/.test(file))
      .filter((file) => /'\.\/fr/.test(readFileSync(new URL(file, folder), 'utf8')));
    expect(naming).toEqual(['words.ts']);
  });

  it('has all texts of the page: where two words are as in English, one was forgotten', () => {
    const all = (texts: object, at = ''): (readonly [string, unknown])[] =>
      Object.entries(texts).flatMap(([key, value]) =>
        typeof value === 'object' && value !== null ? all(value, `${at}${key}.`) : [[`${at}${key}`, value]],
      );
    const known = new Map(all(english));
    for (const language of [german, french]) {
      const texts = all(language);
      expect(texts.map(([key]) => key).sort()).toEqual([...known.keys()].sort());
      const same = texts.filter(
        ([key, text]) => typeof text === 'string' && / /.test(text) && text === known.get(key),
      );
      expect(same.map(([key]) => key)).toEqual([]);
    }
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
    await go('#/new');
    await page.getByRole('heading', { name: 'Nouvelle partie' }).waitFor();
  });

  it('says of rules, prompts and actions in which language they are, where it is another one', async () => {
    const { page, go, person } = await stage.enterAs('Ayla', { locale: 'fr-FR' });
    await go('#/rules/mammut');
    await page.locator('.prose h2').first().waitFor();
    expect(await page.locator('.prose').getAttribute('lang')).toBe('en');
    const { id } = await newGame(stage.service, person, { rulebook: 'mammut', seats: ['me', 'bot'] });
    await stage.service.http.post(`/v1/games/${id}/start`).set(person.auth).expect(200);
    await go(`#/games/${id}`);
    await tableOf(page).answers.first().waitFor();
    for (const place of ['#question', '.actions li', '.log .entry'])
      expect(await page.locator(`${place} span[lang]`).first().getAttribute('lang'), place).toBe('en');
    expect(await page.locator('.picture').first().getAttribute('lang')).toBe('en');
    await go('#/settings');
    await page.getByLabel('Langue', { exact: true }).selectOption('de');
    await go(`#/games/${id}`);
    await tableOf(page).answers.first().waitFor();
    expect(await page.locator('#question span[lang]').count()).toBe(0);
  });

  it('says lengths of time in words of the language', async () => {
    const ayla = await stage.enterAs('Ayla', { locale: 'fr-FR' });
    const clocks = [
      { kind: 'turn', seconds: 259_200 },
      { kind: 'bank', seconds: 5_400, increment: 90 },
    ];
    for (const clock of clocks) await newGame(stage.service, ayla.person, { clock });
    for (const [language, ...texts] of [
      ['fr', '3 jours par tour', '1 heure et 30 minutes en tout, plus 1 minute et 30 secondes par'],
      ['de', '3 Tage je Zug', '1 Stunde, 30 Minuten'],
      ['en', '3 days per turn', '1 hour, 30 minutes in all, 1 minute, 30 seconds per'],
    ] as const) {
      await ayla.go('#/settings');
      await ayla.page.locator('select').first().selectOption(language);
      await ayla.go('#/lobby');
      for (const text of texts) await ayla.page.getByText(text).first().waitFor();
    }
  });

  it('speaks French to a browser that prefers it', async () => {
    const { page, go } = await stage.enter({ locale: 'fr-FR' });
    await go('');
    await page.getByLabel('Votre nom').waitFor();
  });
});
