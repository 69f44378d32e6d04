import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress-plugin.ts';

const bffOrigin = process.env.BFF_ORIGIN ?? 'http://localhost:4001';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, generatedRouteTree: './src/route-tree.gen.ts' }),
    react(),
    tailwind(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    precompress(),
  ],
  build: { target: 'es2024', sourcemap: true, chunkSizeWarningLimit: 700 },
  server: { port: 4000, strictPort: true, proxy: { '/api': bffOrigin, '/auth': bffOrigin, '/dl': bffOrigin } },
});
