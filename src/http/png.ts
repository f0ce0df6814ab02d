import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';

const { resolve } = createRequire(import.meta.url);

/** Servers need not have a font of their own. */
const font = {
  fontFiles: ['400Regular/Inter_400Regular', '700Bold/Inter_700Bold'].map((name) =>
    resolve(`@expo-google-fonts/inter/${name}.ttf`),
  ),
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
};

/** Drawn by a thread of its own. */
export const pngOf = async (svg: string): Promise<Buffer> => (await renderAsync(svg, { font })).asPng();
