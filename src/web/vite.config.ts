import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressed } from './compressed.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // The page and what belongs to it may lie below any path.
  base: './',
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // As data in the page they would be against its policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    // On a busy machine everything takes long: that is no news.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // The service that `npm run dev` starts beside it.
    proxy: {
      '^/(v1|docs|problems|openapi\\.json|healthz|readyz|metrics)([/?]|$)': `http://127.0.0.1:${process.env.PORT ?? 3000}`,
    },
  },
  plugins: [compressed()],
});
