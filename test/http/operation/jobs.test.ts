import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

describe('the jobs of a process', () => {
  let db: TestDatabase;
  let service: Service;
  let claims = 0;
  beforeAll(async () => {
    db = await testDatabase();
    const store = await db.open();
    const replies = { ...store.replies, forget: () => Promise.reject(new Error('no')) };
    const mailboxes: Store['mailboxes'] = {
      ...store.mailboxes,
      async claim(...wanted) {
        claims += 1;
        return store.mailboxes.claim(...wanted);
      },
    };
    service = await startService({
      db,
      store: { ...store, replies, mailboxes },
      deadlineMs: 10,
      dispatchMs: 10,
      hourlyAfterMs: 0,
    });
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const metric = async (series: string): Promise<number> => {
    const text = await service.metrics.registry.metrics();
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return Number(line?.slice(series.length) ?? 0);
  };

  it.each([
    'lapse',
    'waiting-bots',
    'close-idle-games',
    'carry-over',
    'forget-deliveries',
    'forget-confirmations',
  ])('include %s, which is measured', async (job) => {
    await until(async () => (await metric(`permafrost_job_seconds_count{job="${job}"}`)) > 0);
    expect(await metric(`permafrost_job_failures_total{job="${job}"}`)).toBe(0);
  });

  it('are counted when they fail, and do not stop others', async () => {
    await until(async () => (await metric('permafrost_job_failures_total{job="forget-responses"}')) === 1);
    const runs = 'permafrost_job_seconds_count{job="lapse"}';
    const before = await metric(runs);
    await until(async () => (await metric(runs)) > before);
  });

  it('take no mail where no mailer is set up', async () => {
    // Two runs of another job: a job of mail would have run, too.
    const runs = 'permafrost_job_seconds_count{job="lapse"}';
    const before = await metric(runs);
    await until(async () => (await metric(runs)) > before + 1);
    expect(claims).toBe(0);
  });
});
