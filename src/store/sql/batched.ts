import { type Pace, pacedSender } from './paced-sender.js';

interface Ask<Question, Answer> {
  readonly question: Question;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

export interface BatchedSettings<Question, Answer> extends Pace {
  /** Runs one query for all questions and returns their answers in the same order. */
  readonly query: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly maxQuestions: number;
}

/**
 * Questions that arrive during a query are sent together in the next one. They never join a query that has already
 * started, because the answer must include everything committed before the question. Equal questions are not merged:
 * looking for them would cost more than it saves.
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
