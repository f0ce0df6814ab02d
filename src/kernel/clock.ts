/** Time is passed in, so that tests can hold it still. */
export type Clock = () => Date;

/** The time, unless it is before another one: a clock may have been put back since. */
export const notBefore = (now: Date, earlier: Date): Date => (now < earlier ? earlier : now);
