import type { Page } from 'playwright-core';

type Language = 'en' | 'de';

/** Words that are common in one language and are none in the other. */
const FOREIGN: Record<Language, RegExp> = {
  en: /\b(und|oder|eine?|nicht|von|für|mit|ist|wird|Karten?)\b/,
  de: /\b(the|and|of|you|your|with|takes?|gains?|draws?|discards?|cards?|into|must|may)\b/,
};
/** What programs say to each other. */
const PROGRAM = /undefined|NaN|\[object|[{}]|\bnull\b|\b[a-z]+(-[a-z]+)*:[a-z]+=/;

interface Shown {
  readonly texts: readonly string[];
  readonly question: string;
  readonly asked: number;
  readonly isTooWide: boolean;
}

const READ = `(() => {
  const page = document.querySelector('#page');
  const isShown = (element) => element.closest('[hidden], script, style, select, details:not([open])') === null;
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (isShown(walker.currentNode.parentElement)) texts.push(walker.currentNode.data);
  for (const labelled of page.querySelectorAll('[aria-label], [title]'))
    texts.push(labelled.getAttribute('aria-label') ?? '', labelled.getAttribute('title') ?? '');
  return {
    texts,
    question: document.querySelector('#question, #after')?.textContent ?? '',
    asked: document.querySelectorAll('.sitting-asked').length,
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  };
})()`;

/** What a person would trip over on any table: nothing asked, nobody asked, words of programs or of another language. */
export async function stumblesOn(page: Page, language: Language): Promise<readonly string[]> {
  const { texts, question, asked, isTooWide } = (await page.evaluate(READ)) as Shown;
  const isPlaying = (await page.locator('.table-ask .prompt').count()) > 0;
  return [
    ...(isPlaying && question.trim() === '' ? ['no question'] : []),
    ...(isPlaying && asked === 0 ? ['nobody is marked as asked'] : []),
    ...(isTooWide ? ['wider than the window'] : []),
    ...texts.filter((text) => PROGRAM.test(text)).map((text) => `of a program: ${text}`),
    ...texts.filter((text) => FOREIGN[language].test(text)).map((text) => `not in ${language}: ${text}`),
  ];
}
