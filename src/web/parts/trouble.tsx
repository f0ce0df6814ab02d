import type { Failure, Problem } from '../api/failure.js';
import { otherLanguage, words } from '../texts/words.js';

interface Props {
  readonly failure: Failure;
  /** Repeats the failed request. */
  readonly again?: () => void;
  /** A link to offer if a retry does not help. */
  readonly way?: { readonly href: string; readonly text: string };
}

/** The reason for a failure, and what to do next. */
export function Trouble({ failure, again, way }: Props) {
  const t = words().trouble;
  const { title, detail } =
    failure.kind === 'unreachable'
      ? { title: t.unreachable, detail: t.unreachableDetail }
      : {
          title: titleOf(failure.problem),
          detail: quotaText(failure.problem.quota) ?? detailOf(failure.problem),
        };
  return (
    <div class="trouble" role="alert">
      <p class="trouble-title">{title}</p>
      {detail !== title && <p lang={isServed(failure) ? otherLanguage() : undefined}>{detail}</p>}
      {failure.kind === 'refused' && <Violations problem={failure.problem} />}
      <p class="row">
        {again !== undefined && (
          <button type="button" onClick={again}>
            {t.again}
          </button>
        )}
        {way !== undefined && (
          <a class="button" href={way.href}>
            {way.text}
          </a>
        )}
      </p>
    </div>
  );
}

/** Whether the service has written the detail. */
const isServed = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.problem.code !== 'malformed' && failure.problem.quota === undefined;

/** Every reason why an action is not legal has one title; its detail is in the language of the page. */
function titleOf({ code, title, index }: Problem): string {
  return ownTitle(code) ?? (index === undefined ? title : words().trouble.titles.not_legal);
}

/** A person knows nothing of schemas: what is wrong is in the violations. */
const detailOf = ({ code, detail }: Problem): string =>
  code === 'malformed' ? words().trouble.malformedDetail : detail;

/** Translated titles of the most common problems. The server has English titles only. */
function ownTitle(code: string): string | undefined {
  return new Map<string, string>(Object.entries(words().trouble.titles)).get(code);
}

function quotaText(quota: { readonly name: string; readonly limit: number } | undefined): string | undefined {
  if (quota === undefined) return undefined;
  return new Map(Object.entries(words().trouble.quotas)).get(quota.name)?.(quota.limit);
}

/** What is wrong, in words. Where it stands in the request means nothing to a person. */
function Violations({ problem }: { readonly problem: Problem }) {
  const { errors = [] } = problem;
  if (errors.length === 0) return null;
  return (
    <ul>
      {errors.map((error, nth) => (
        <li key={nth} lang={otherLanguage()}>
          {error.detail}
        </li>
      ))}
    </ul>
  );
}
