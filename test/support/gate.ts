/** Lets tasks wait until they are let go. */
export function gate() {
  const waiting: (() => void)[] = [];
  const state = { holds: false, arrived: 0 };
  const pass = async (): Promise<void> => {
    state.arrived += 1;
    if (state.holds) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const open = (): void => {
    state.holds = false;
    for (const go of waiting.splice(0)) go();
  };
  return { state, pass, open };
}
