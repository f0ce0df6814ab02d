export type ViolationKind =
  /** What was acknowledged is not in the log. */
  | 'lost'
  /** The log has what nobody asked for, or more often than it was asked for. */
  | 'doubled'
  /** What was acknowledged earlier comes later in the log. */
  | 'reordered'
  /** The versions of a log are not 1, 2, 3 and so on. */
  | 'gap'
  /** The log does not follow from its seed and its actions. */
  | 'unexplained'
  /** A follower missed an entry, saw one twice or saw another one. */
  | 'follower'
  /** A view is not what the log leads to. */
  | 'view'
  /** A read went back behind what was acknowledged before it. */
  | 'stale'
  /** A repeated request was answered in two ways. */
  | 'retry'
  | 'webhook'
  | 'message'
  | 'unexpected';

export interface Violation {
  readonly kind: ViolationKind;
  readonly game: string;
  readonly detail: string;
}
