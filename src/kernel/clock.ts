/** Time is passed in, so that tests can hold it still. */
export type Clock = () => Date;
