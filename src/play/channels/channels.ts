import type { Lanes } from '../ports/lanes.js';
import type { Receivers } from '../ports/receivers.js';
import type { Webhooks } from '../ports/webhooks.js';
import type { Dispatcher } from './dispatcher.js';

/** What the use cases need to reach players who are not there. */
export interface Channels {
  readonly webhooks: Webhooks;
  readonly lanes: Lanes;
  readonly receivers: Receivers;
  readonly dispatcher: Dispatcher;
  /** Where this service is to be found from outside, without a slash at its end. */
  readonly publicUrl: () => string;
  /** From 0 to 1: spreads what would all be tried again at the same moment. */
  readonly chance: () => number;
}
