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

// Forwards the browser's Host header, because the BFF rejects requests for any other origin.
const bff = { target: process.env.BFF_ORIGIN ?? 'http://localhost:4001', changeOrigin: false };

/** Scripts that the HTML page loads directly. */
const START_SCRIPTS = /^assets\/(?:web|rolldown-runtime)-.*\.js$/;

/** Modules that are shared by screens with a table. */
const LISTS = /[\\/]src[\\/]shared[\\/](?:data-table[\\/](?!data-freshness)|views[\\/]screen-views)/;

/** Libraries for dialogs, menus and popovers, loaded before the first one opens. Virtualised lists load further modules. */
const OVERLAYS =
  /[\\/](react-aria|react-aria-components|react-stately|@react-aria|@react-types|@internationalized)[\\/](?!.*[\\/](?:[vV]irtualizer|layout)\b)/;

// This JSX runtime marks misleading characters, such as bidirectional controls, in every displayed text.
const jsxImportSource = fileURLToPath(new URL('./src/lib/jsx', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    reactModule(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/route-tree.gen.ts',
      // The script of a screen contains its loader. The layout of all screens is part of the start script.
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
  // Assets refer to each other by relative URLs, so that one build works with every base path. The BFF adapts the URLs in the page.
  experimental: {
    renderBuiltUrl: (fileName, { hostType }) => (hostType === 'html' ? `/${fileName}` : { relative: true }),
  },
  // Workers use dynamic imports, which require ES modules.
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    sourcemap: true,
    modulePreload: {
      polyfill: false, // Every supported browser preloads modules.
      // A dynamic import preloads its dependencies, except its own file and the scripts that the page has already loaded.
      resolveDependencies: (file, files) => files.filter((one) => one !== file && !START_SCRIPTS.test(one)),
    },
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      // These warnings need no action: plugin timings, and missing source maps of style sheets.
      checks: { bundlerTimings: false, sourcemapBroken: false },
      preserveEntrySignatures: false,
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        // One file each for the start script, overlays, modules shared by most chunks, and tables. Modules shared by few chunks
        // are copied into each of them, which avoids hundreds of small files. Each module still runs only once (0021).
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'overlays', test: OVERLAYS, priority: 1 },
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
