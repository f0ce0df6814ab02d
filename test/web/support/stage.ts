import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { AppDeps } from '../../../src/app.js';
import { newPerson, type Person } from '../../support/people.js';
import type { Service } from '../../support/service.js';
import { describeInBrowser, sharedBrowser } from './chromium.js';
import { startPage } from './served.js';
import { type Visitor, type VisitorOptions, visit } from './visitor.js';

/** A server with the page, and a browser. */
export interface Stage {
  readonly service: Service;
  readonly browser: Browser;
  /** Opens the page for a new visitor until the test is over. */
  enter(options?: VisitorOptions): Promise<Visitor>;
  /** The same for a signed-in player. */
  enterAs(name: string, options?: VisitorOptions): Promise<Visitor & { readonly person: Person }>;
}

/** Tests of the page. Each also fails on errors, policy violations and requests to other hosts. */
export function describePage(
  title: string,
  tests: (stage: Stage) => void,
  deps: Partial<AppDeps> = {},
): void {
  describeInBrowser(title, () => {
    let service: Service | undefined;
    let browser: Browser | undefined;
    const visitors: Visitor[] = [];
    beforeAll(async () => {
      [service, browser] = await Promise.all([startPage(deps), sharedBrowser()]);
    });
    afterEach(async () => {
      for (const visitor of visitors.splice(0)) await visitor.leave();
    });
    afterAll(async () => {
      await service?.close();
    });
    const stage: Stage = {
      get service() {
        return started(service);
      },
      get browser() {
        return started(browser);
      },
      async enter(options) {
        const visitor = await visit(stage.browser, stage.service.url, options);
        visitors.push(visitor);
        return visitor;
      },
      async enterAs(name, options) {
        const person = await newPerson(stage.service, name);
        return Object.assign(await stage.enter({ ...options, as: person }), { person });
      },
    };
    tests(stage);
  });
}

function started<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the stage is not started yet');
  return value;
}
