import { defineConfig } from 'vitest/config';

// Everything that goes wrong around the console and the services: what the usual run proves too, and what takes minutes.
export default defineConfig({
  test: {
    include: [
      'apps/bff/tests/faults/**/*.{test,faults}.ts',
      'apps/services/tests/{kill,random-bad-input,restarted-uploads}.test.ts',
    ],
    maxWorkers: 1, // Each file loads the machine by itself.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
