import type { Decision } from './rulebook.js';

/**
 * Collects the events of one decision and the state that they lead to, so that later parts of the decision can
 * read the effect of earlier ones.
 */
export class Recording<State, Event> implements Decision<State, Event> {
  readonly events: Event[] = [];
  state: State;
  readonly #evolve: (state: State, event: Event) => State;

  constructor(state: State, evolve: (state: State, event: Event) => State) {
    this.state = state;
    this.#evolve = evolve;
  }

  add(event: Event): void {
    this.state = this.#evolve(this.state, event);
    this.events.push(event);
  }
}
