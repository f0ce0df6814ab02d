/*
 * What a process of its own runs to make PNGs of SVGs. Plain JavaScript, so that it begins alike from the sources
 * and from what is built of them.
 */
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

const { resolve } = createRequire(import.meta.url);

/** Servers need not have a font of their own. */
const font = {
  fontFiles: ['400Regular/Inter_400Regular', '700Bold/Inter_700Bold'].map((name) =>
    resolve(`@expo-google-fonts/inter/${name}.ttf`),
  ),
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
};

// Whoever ends the server by the keyboard means this too: it ends when it is let go.
process.on('SIGINT', () => {});
process.on('message', (svg) => process.send(new Resvg(svg, { font }).render().asPng()));
