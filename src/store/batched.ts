interface Ask<Question, Answer> {
  readonly question: Question;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

export interface BatchedSettings<Question, Answer> {
  /** One query for all questions; as many answers, in their order. */
  readonly query: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly mostQuestions: number;
  /** How many queries may be under way at once. */
  readonly lanes: number;
  /** So many milliseconds a query is waited for before another goes out beside it. */
  readonly patience: number;
}

/**
 * Questions that arrive while a query is under way go out together in the next. None ever joins a query that has
 * begun already: what was committed before somebody asked must be in their answer. Equal questions are not looked
 * for: that would cost everybody more than it saves a few.
 *
 * While queries are answered quickly there is one at a time: few that carry much cost less than many at once that
 * carry little. One that takes long holds up nobody but its own.
 */
export function batched<Question, Answer>(
  settings: BatchedSettings<Question, Answer>,
): (question: Question) => Promise<Answer> {
  let waiting: Ask<Question, Answer>[] = [];
  let underWay = 0;
  /** What was asked last, until it is answered or late. */
  let awaited: readonly Ask<Question, Answer>[] | null = null;
  let scheduled = false;

  const mayAsk = (): boolean => waiting.length > 0 && awaited === null && underWay < settings.lanes;

  const take = (): Ask<Question, Answer>[] => {
    const taken = waiting;
    waiting = taken.splice(settings.mostQuestions);
    return taken;
  };

  const ask = async (batch: readonly Ask<Question, Answer>[]): Promise<void> => {
    underWay += 1;
    awaited = batch;
    const late = setTimeout(goOn, settings.patience, batch);
    try {
      const answers = await settings.query(batch.map(({ question }) => question));
      for (let nth = 0; nth < batch.length; nth += 1) batch[nth]?.answer(answers[nth] as Answer);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    } finally {
      clearTimeout(late);
      underWay -= 1;
      goOn(batch);
    }
  };

  const goOn = (batch: readonly Ask<Question, Answer>[]): void => {
    if (awaited === batch) awaited = null;
    schedule();
  };

  const send = (): void => {
    scheduled = false;
    if (mayAsk()) void ask(take());
  };

  // Not at once: the requests that were read from their sockets in the same turn may share the query.
  const schedule = (): void => {
    if (scheduled || !mayAsk()) return;
    scheduled = true;
    setImmediate(send);
  };

  return (question) =>
    new Promise((answer, fail) => {
      waiting.push({ question, answer, fail });
      schedule();
    });
}
