/*
 * The child process that renders PNGs from SVGs. Plain JavaScript, so that it starts the same way from the sources
 * and from the build.
 */
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

const { resolve } = createRequire(import.meta.url);

/** The fonts come with a package, because a server may have none installed. */
const font = {
  fontFiles: ['400Regular/Inter_400Regular', '700Bold/Inter_700Bold'].map((name) =>
    resolve(`@expo-google-fonts/inter/${name}.ttf`),
  ),
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
};

// Ctrl+C reaches this process too. It ends when the server disconnects.
process.on('SIGINT', () => {});
process.on('message', (svg) => process.send(new Resvg(svg, { font }).render().asPng()));
