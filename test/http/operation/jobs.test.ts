import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

describe('the jobs of a process', () => {
  let db: TestDatabase;
  let service: Service;
  beforeAll(async () => {
    db = await testDatabase();
    const store = await db.open();
    const log = { ...store.log, forgetSavedResponses: () => Promise.reject(new Error('no')) };
    service = await startService({ db, store: { ...store, log }, deadlineMs: 10 });
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const metric = async (series: string): Promise<number> => {
    const { text } = await service.http.get('/metrics').expect(200);
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return Number(line?.slice(series.length) ?? 0);
  };

  it.each([
    'lapse',
    'waiting-bots',
    'close-idle-games',
    'forget-deliveries',
    'forget-confirmations',
    'dispatch',
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

  it('run no mail where no mailer is set up', async () => {
    expect(await metric('permafrost_job_seconds_count{job="mail"}')).toBe(0);
  });
});
