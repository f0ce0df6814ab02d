import { expect, test } from 'vitest';
import { partsGone } from '../../../src/store/log/parts-gone.js';

const gone = Object.assign(new Error('connection to the remote node failed'), {
  ...{ severity: 'ERROR', code: '08006' },
});

test('a bucket is gone when its server cannot be reached, until a write to it succeeds', async () => {
  const servers = partsGone();
  servers.failed(1, new Error('something else'));
  expect(servers.isGone(1)).toBe(false);
  servers.failed(1, gone);
  expect([servers.isGone(1), servers.isGone(2), servers.count()]).toEqual([true, false, 1]);
  servers.answered(1);
  expect([servers.isGone(1), servers.count()]).toEqual([false, 0]);
});

test('one write at a time tries a bucket that is gone, and the others fail at once with its error', async () => {
  const servers = partsGone();
  servers.failed(1, gone);
  servers.failed(2, gone);
  const { promise, resolve } = Promise.withResolvers<string>();
  const tried = servers.asking(1, () => promise);
  let isAsked = false;
  const other = servers.asking(2, async () => {
    isAsked = true;
  });
  await expect(other).rejects.toBe(gone);
  expect(isAsked).toBe(false);
  expect(await servers.asking(3, async () => 'elsewhere')).toBe('elsewhere');
  resolve('back');
  expect(await tried).toBe('back');
  expect(await servers.asking(2, async () => 'back')).toBe('back');
});
