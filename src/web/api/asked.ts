/** A legal action with its text. */
export interface Choice {
  readonly id: string;
  readonly text: string;
  /** What it loses for good, which the player confirms. */
  readonly loss?: string;
  readonly action: { readonly type: string };
}

/** The prompt of one seat, with its legal actions. */
export interface Asked {
  readonly seat: number;
  readonly text: string;
  readonly actions: readonly Choice[];
}
