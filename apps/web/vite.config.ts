import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress-plugin.ts';

// The Host header stays as the browser sent it: the BFF answers for the console's own origin alone.
const bff = { target: process.env.BFF_ORIGIN ?? 'http://localhost:4001', changeOrigin: false };

const HEAVY =
  /@lezer|@codemirror|[\\/]diff[\\/]|recharts|d3-|victory|temporal|rrule|ical\.js|[\\/]features[\\/]|shared[\\/](code|calendar|script)[\\/]/;

/** What windows, menus and lists over the page are made of: loaded when the first of them is about to open. */
const WINDOWS =
  /[\\/](react-aria|react-aria-components|react-stately|@react-aria|@react-types|@internationalized)[\\/]/;

/** Whether a module may be loaded with screens that do not use it. */
function isLight(id: string): boolean {
  return !HEAVY.test(id) && !WINDOWS.test(id);
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, generatedRouteTree: './src/route-tree.gen.ts' }),
    react(),
    tailwind(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    precompress(),
  ],
  build: {
    target: 'es2024',
    sourcemap: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : name}-[hash].js`,
        // Few files at the first load: what every screen starts with is one, what most screens share is another. What is
        // heavy or belongs to a feature stays out of both, so that only the screens that need it load it.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'windows', test: WINDOWS, priority: 2 },
            { name: 'frame', test: isLight, minShareCount: 4, priority: 1 },
            { name: 'shared', test: isLight, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
          ],
        },
      },
    },
  },
  server: { port: 4000, strictPort: true, proxy: { '/api': bff, '/auth': bff, '/dl': bff } },
});
