import { it, onTestFinished } from 'vitest';
import type { Workers } from '../../../src/play/work/workers.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { startService } from '../../support/service.js';
import { until } from '../../support/until.js';
import { testedWorkers } from '../../support/workers.js';

it('the drafts of one account wait for each other, and those of others pass them', async () => {
  const held: (() => void)[] = [];
  const workers: Workers = {
    run: (name, rulebook, input, signal) =>
      new Promise<void>((letGo) => held.push(letGo)).then(() =>
        testedWorkers.run(name, rulebook, input, signal),
      ),
  };
  const service = await startService({ workers });
  onTestFinished(() => service.close());
  const [ayla, durc] = [await newPerson(service), await newPerson(service)];
  const id = await startedGame(service, ayla, durc);
  const draft = ({ auth }: Person) =>
    service.http
      .post(`/v1/games/${id}/actions?dryRun=true`)
      .set(auth)
      .send({ action: { type: 'drill', fish: 1 } });
  const all = Array.from({ length: 8 }, () => draft(ayla).then());
  await until(() => held.length === 2);
  all.push(draft(durc).then());
  await until(() => held.length === 3);
  let areAnswered = false;
  const answered = Promise.all(all).then(() => {
    areAnswered = true;
  });
  await until(() => {
    for (const letGo of held.splice(0)) letGo();
    return areAnswered;
  });
  await answered;
});
