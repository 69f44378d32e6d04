import { defineConfig } from 'vitest/config';

const excluded = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest.config.ts',
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{scripts,tools,packages,apps/services,apps/bff}/**/*.test.ts'],
          exclude: excluded,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
