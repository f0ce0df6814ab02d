/** Ends a switch over a union: the compiler reports a member that no case handles. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
