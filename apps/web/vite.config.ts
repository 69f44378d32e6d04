import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress-plugin.ts';
import { reactModule } from './build/react-module-plugin.ts';
import { retryingImports } from './build/retrying-imports-plugin.ts';
import { listScreenFiles } from './build/screen-files-plugin.ts';
import { listScreens } from './build/screens-plugin.ts';

// The Host header stays as the browser sent it: the BFF answers for the console's own origin alone.
const bff = { target: process.env.BFF_ORIGIN ?? 'http://localhost:4001', changeOrigin: false };

/** The scripts that the page itself loads. */
const STARTED = /^assets\/(?:web|rolldown-runtime)-.*\.js$/;

/** The parts of screens with a table. */
const LISTS = /[\\/]src[\\/]shared[\\/](?:data-table[\\/](?!data-freshness)|views[\\/]screen-views)/;

/** What windows, menus and lists over the page are made of: loaded when the first of them is about to open. Long lists bring more. */
const WINDOWS =
  /[\\/](react-aria|react-aria-components|react-stately|@react-aria|@react-types|@internationalized)[\\/](?!.*[\\/](?:[vV]irtualizer|layout)\b)/;

// All that is drawn passes there, so that names with characters that deceive are marked wherever they are shown.
const jsxImportSource = fileURLToPath(new URL('./src/lib/jsx', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    reactModule(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/route-tree.gen.ts',
      // A screen's own script brings what loads its data. What is around every screen is in the script that all start with.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (routeId === '/_console' ? [] : [['loader', 'component']]),
      },
    }),
    react({ jsxImportSource }),
    tailwind(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    retryingImports(),
    listScreenFiles(),
    listScreens('src/route-tree.gen.ts'),
    precompress(),
  ],
  // Scripts and styles find each other wherever they are, so that one build serves every base path; the page is adapted when served.
  experimental: {
    renderBuiltUrl: (fileName, { hostType }) => (hostType === 'html' ? `/${fileName}` : { relative: true }),
  },
  // Workers load what only some of their tasks need when they need it.
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    sourcemap: true,
    modulePreload: {
      polyfill: false, // Every supported browser preloads modules.
      // A part requests its other files together with its own one. What the page itself loads is there already.
      resolveDependencies: (file, files) => files.filter((one) => one !== file && !STARTED.test(one)),
    },
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      // How long plugins take is for those who write them, and would be the first thing that a newcomer reads.
      // Styles have no source map, which says nothing about the scripts.
      checks: { bundlerTimings: false, sourcemapBroken: false },
      preserveEntrySignatures: false,
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        // What every screen starts with is one file, what opens over the page another, what most parts share a third. What few
        // parts share is copied into their files, which would else be hundreds of small ones; each module still runs once (0021).
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'windows', test: WINDOWS, priority: 1 },
            { name: 'shared', minShareCount: 45 },
            { name: 'lists', test: LISTS, minShareCount: 18 },
          ],
          experimentalInlineCommonChunks: { maxSize: 30 * 1024, exclude: /\.css(?:\?|$)/ },
        },
      },
    },
  },
  server: {
    port: 4000,
    strictPort: true,
    proxy: { '/api': bff, '/auth': bff, '/dl': bff, '/feeds': bff, '/healthz': bff },
  },
});
