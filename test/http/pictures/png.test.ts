import { expect, it } from 'vitest';
import { pngOf } from '../../../src/http/png.js';

const png = (inside: string) =>
  pngOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="40" viewBox="0 0 100 40" font-family="Inter, sans-serif">${inside}</svg>`,
  );

it('a PNG has letters, plain and bold, although the machine may have no font', async () => {
  const [nothing, plain, bold] = await Promise.all([
    png(''),
    png('<text x="5" y="25">Höhlenbär</text>'),
    png('<text x="5" y="25" font-weight="700">Höhlenbär</text>'),
  ]);
  expect(plain).not.toEqual(nothing);
  expect(bold).not.toEqual(plain);
});
