/** Whether a write would succeed now, and if not, why. */
export type Readiness =
  | {
      readonly ready: true;
      /** What an operator should change, such as a server that does not sync to disk. */
      readonly warnings: readonly string[];
    }
  | {
      readonly ready: false;
      readonly reason:
        | 'unreachable'
        | 'standby'
        | 'read_only'
        | 'foreign_schema'
        | 'no_space'
        | 'no_connection';
      readonly detail: string;
    };
