import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findInstalledBrowser } from '../../scripts/install/find-browser.ts';

const executablePath = findInstalledBrowser();

// This JSX runtime marks misleading characters, such as bidirectional controls, in every displayed text.
const jsxImportSource = fileURLToPath(new URL('./src/lib/jsx', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react({ jsxImportSource }),
    tailwind(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  // Dependencies are discovered at the start. Discovering one during a test would reload its page.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/routes/**/*.tsx', 'src/**/*.test.tsx', 'src/testing/*.ts', 'src/**/*-worker.ts'],
  },
  test: {
    // The browser shares two cores with other tests.
    expect: { poll: { timeout: 5_000 } },
    name: 'web',
    include: ['src/**/*.test.tsx', 'src/**/*.browser.test.ts'],
    setupFiles: ['./src/testing/setup.ts'],
    // The first test of a page loads the whole console from source.
    testTimeout: 90_000,
    // The same as in the root configuration.
    retry: process.env.CI === undefined ? 0 : 1,
    // Test files of one page share their modules. Loading the console for each file took a quarter of the time.
    isolate: false,
    // Two pages of one browser, which load the console from one server. If one command runs all projects, this one runs last.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // In a new clone, the server first optimises all dependencies while other tests run.
      connectTimeout: 240_000,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
          ],
        },
        contextOptions: {
          locale: 'en-US',
          timezoneId: 'UTC',
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
        actionTimeout: 5_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
