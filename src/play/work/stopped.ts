/** Whether nobody waits for the result any more. Long tasks ask now and then, and end early. */
export type Stopped = () => boolean;
