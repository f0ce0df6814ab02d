import { afterAll, describe, expect, it } from 'vitest';
import { PngMaker } from '../../../src/http/png.js';
import { BoundedQueue } from '../../../src/kernel/bounded-queue.js';
import { WorkerLost } from '../../../src/play/work/workers.js';

const svgOf = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">${inside}</svg>`;
const FINE = svgOf('<text y="10" font-family="Inter">A</text>');
/** The library is not up to a group that fades outside of the frame. */
const TOO_MUCH = svgOf('<g opacity="0.5"><rect x="90" y="90" width="9" height="9"/></g>');

describe('a PNG', () => {
  const queue = () => new BoundedQueue({ name: 'pngs', concurrency: 1, maxWaiting: 4 });
  const pngs = new PngMaker(queue());
  afterAll(() => pngs.close());

  it('has the size of the picture', async () => {
    const png = await pngs.of(FINE);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([40, 20]);
  });

  it('fails if it crashes the library, and those queued behind it succeed', async () => {
    const [first, dead, last] = await Promise.allSettled([pngs.of(FINE), pngs.of(TOO_MUCH), pngs.of(FINE)]);
    expect(dead).toMatchObject({ status: 'rejected' });
    expect(last).toEqual(first);
    expect(first).toMatchObject({ status: 'fulfilled' });
  });

  it('takes a process only while there is something to render', async () => {
    const rare = new PngMaker(queue(), { idleMs: 20 });
    expect(rare.pid).toBeUndefined();
    await rare.of(FINE);
    expect(rare.pid).toBeGreaterThan(0);
    await expect.poll(() => rare.pid).toBeUndefined();
    expect(await rare.of(FINE)).toEqual(await pngs.of(FINE));
    rare.close();
  });

  it('is rendered by another process while an idle one is ending, or was just killed', async () => {
    const rare = new PngMaker(queue());
    const png = await rare.of(FINE);
    rare.close();
    expect(await rare.of(FINE)).toEqual(png);
    const { pid = 0 } = rare;
    process.kill(pid, 'SIGKILL');
    await rare.of(FINE).catch((error: unknown) => expect(error).toBeInstanceOf(WorkerLost));
    expect(await rare.of(FINE)).toEqual(png);
    expect(rare.pid).not.toBe(pid);
    rare.close();
  });

  it('that takes too long ends the process, and the next one gets another', async () => {
    const hasty = new PngMaker(queue(), { limitMs: 1 });
    await expect(hasty.of(FINE)).rejects.toThrow(WorkerLost);
    hasty.close();
    expect((await pngs.of(FINE)).length).toBeGreaterThan(0);
  });

  it('fails if the SVG is not valid, and the next one succeeds', async () => {
    await expect(pngs.of('nothing')).rejects.toThrow();
    expect((await pngs.of(FINE)).length).toBeGreaterThan(0);
  });

  it('has regular and bold text, even if the machine has no fonts', async () => {
    const [nothing, plain, bold] = await Promise.all([
      pngs.of(svgOf('')),
      pngs.of(svgOf('<text y="15" font-family="Inter">Höhlenbär</text>')),
      pngs.of(svgOf('<text y="15" font-family="Inter" font-weight="700">Höhlenbär</text>')),
    ]);
    expect(plain).not.toEqual(nothing);
    expect(bold).not.toEqual(plain);
  });
});
