import type { Failure } from '../api/failure.js';
import { words } from '../texts/words.js';

interface Props {
  readonly failure: Failure;
  /** Something to try once more. */
  readonly again?: () => void;
  /** Another way on, where trying again does not help. */
  readonly way?: { readonly href: string; readonly text: string };
}

/** Why something could not be done, in the server's own words, and a way on. */
export function Trouble({ failure, again, way }: Props) {
  const t = words().trouble;
  const { title, detail } =
    failure.kind === 'unreachable'
      ? { title: t.unreachable, detail: t.unreachableDetail }
      : { title: ownTitle(failure.problem.code) ?? failure.problem.title, detail: failure.problem.detail };
  return (
    <div class="trouble" role="alert">
      <p class="trouble-title">{title}</p>
      {detail !== title && <p>{detail}</p>}
      {failure.kind === 'refused' && <Spots problem={failure.problem} />}
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

/** Titles of what people meet most, in their language; the server has them in English. */
function ownTitle(code: string): string | undefined {
  return new Map<string, string>(Object.entries(words().trouble.titles)).get(code);
}

/** Which parts of what was sent do not fit. */
function Spots({ problem }: { readonly problem: Extract<Failure, { kind: 'refused' }>['problem'] }) {
  const { errors = [] } = problem;
  if (errors.length === 0) return null;
  return (
    <ul>
      {errors.map((error, nth) => (
        <li key={nth}>{Object.values(error).map(String).join(': ')}</li>
      ))}
    </ul>
  );
}
