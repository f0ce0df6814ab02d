/** Keeps the last answer alone: one state is asked the same for its prompt, for what is legal, and for what comes next. */
export function latest<State extends object, Step extends object, Value>(
  make: (state: State, step: Step) => Value,
): (state: State, step: Step) => Value {
  let last: { readonly state: State; readonly step: Step; readonly value: Value } | null = null;
  return (state, step) => {
    if (last?.state !== state || last.step !== step) last = { state, step, value: make(state, step) };
    return last.value;
  };
}
