import { defineConfig } from 'vitest/config';

// Runs tests for each mutation of the source. `pnpm test:mutation-score` selects them.
export default defineConfig({
  test: { include: ['{apps,packages}/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
