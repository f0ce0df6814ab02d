export interface Call<Input> {
  readonly input: Input;
  finish(): void;
  fail(error: Error): void;
}

/** A function whose calls wait until the test releases each of them. */
export function heldBack<Input, Output>(compute: (input: Input) => Output) {
  const calls: Call<Input>[] = [];
  const run = (input: Input): Promise<Output> =>
    new Promise((resolve, reject) => {
      calls.push({ input, finish: () => resolve(compute(input)), fail: reject });
    });
  return { run, calls };
}

/** Lets a few turns of the event loop pass. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
