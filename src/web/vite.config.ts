import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressed } from './compressed.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // Relative, so that the page works below any path.
  base: './',
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // The content security policy of the page forbids data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    // On a busy machine these warnings say nothing about the build.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { page: here('index.html'), worker: here('worker/worker.ts') },
      // The address of a service worker must stay, and its folder is what it serves.
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    // The service that `npm run dev` starts.
    proxy: {
      '^/(v1|oauth|device|docs|problems|share|embed|openapi\\.json|healthz|readyz|metrics)([/?]|$)': `http://127.0.0.1:${process.env.PORT ?? 3000}`,
    },
  },
  plugins: [compressed()],
});
