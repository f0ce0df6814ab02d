import { languages } from '../../engine/rulebook.js';
import { written } from '../channels/mails.js';
import { unlinked } from '../channels/unlinked.js';
import type { Mail } from '../ports/mail.js';
import type { MeasureKind } from '../ports/moderation/measures.js';
import type { ReportOutcome } from '../ports/moderation/reports.js';
import type { AccountMail } from '../ports/sign-in/account-mails.js';
import { measureFrame, measureWords, reportWords } from './words.js';

const TITLES = { en: 'Settings', de: 'Einstellungen' } as const;

/** In both languages: nobody has said which one belongs to an address. */
export function measureMail({ address, kind, about }: AccountMail, publicUrl: string): Mail {
  const [what = '', until = '', ...rest] = about.split('\n');
  const text = unlinked(rest.join('\n'));
  const link = `${publicUrl}/#/settings`;
  const lines = languages.flatMap((language) => {
    const say = measureFrame[language];
    const is = measureWords[language][what as MeasureKind];
    if (kind !== 'measure') {
      const { text: intro } = kind === 'lifted' ? say.lifted : say.upheld;
      return [intro, is, ...(text === '' ? [] : [say.answer(text)]), { link, called: TITLES[language] }];
    }
    const end = until === '' ? [] : [say.until(until)];
    const why = text === '' ? [] : [say.reason(text)];
    return [is, ...end, ...why, say.measure.appeal, { link, called: TITLES[language] }];
  });
  const subjects = languages.map((language) => {
    const { measure, lifted, upheld } = measureFrame[language];
    return (kind === 'measure' ? measure : kind === 'lifted' ? lifted : upheld).subject;
  });
  return inBoth(address, subjects, lines);
}

/** What came of a report, for who made it. */
export function reportMail({ address, about }: AccountMail, publicUrl: string): Mail {
  const [outcome = '', ...rest] = about.split('\n');
  const answer = unlinked(rest.join('\n'));
  const link = `${publicUrl}/#/settings`;
  const lines = languages.flatMap((language) => {
    const { text, outcomes } = reportWords[language];
    const what = outcomes[outcome as ReportOutcome];
    const own = answer === '' ? [] : [measureFrame[language].answer(answer)];
    return [text, what, ...own, { link, called: TITLES[language] }];
  });
  return inBoth(
    address,
    languages.map((language) => reportWords[language].subject),
    lines,
  );
}

const inBoth = (to: string, subjects: readonly string[], lines: Parameters<typeof written>[0]): Mail => ({
  ...{ to, subject: `Permafrost: ${subjects.join(' / ')}`, headers: {} },
  ...written(lines, 'en'),
});
