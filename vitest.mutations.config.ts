import { defineConfig } from 'vitest/config';

// The tests that are run on each change of the source: which of them, `pnpm test:mutation-score` says.
export default defineConfig({
  test: { include: ['{apps,packages}/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
