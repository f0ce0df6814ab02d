import { type Pace, pacedSender } from './paced-sender.js';

interface Ask<Question, Answer> {
  readonly question: Question;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

export interface BatchedSettings<Question, Answer> extends Pace {
  /** One query for all questions; as many answers, in their order. */
  readonly query: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly maxQuestions: number;
}

/**
 * Questions that arrive while a query is under way go out together in the next. None ever joins a query that has
 * begun already: what was committed before somebody asked must be in their answer. Equal questions are not looked
 * for: that would cost everybody more than it saves a few.
 */
export function batched<Question, Answer>(
  settings: BatchedSettings<Question, Answer>,
): (question: Question) => Promise<Answer> {
  let waiting: Ask<Question, Answer>[] = [];

  const take = (): Ask<Question, Answer>[] => {
    const taken = waiting;
    waiting = taken.splice(settings.maxQuestions);
    return taken;
  };

  const ask = async (batch: readonly Ask<Question, Answer>[]): Promise<void> => {
    try {
      const answers = await settings.query(batch.map(({ question }) => question));
      for (let nth = 0; nth < batch.length; nth += 1) batch[nth]?.answer(answers[nth] as Answer);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  };

  const wake = pacedSender(settings, () => (waiting.length === 0 ? null : ask(take())));

  return (question) =>
    new Promise((answer, fail) => {
      waiting.push({ question, answer, fail });
      wake();
    });
}
