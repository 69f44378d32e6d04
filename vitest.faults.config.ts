import { defineConfig } from 'vitest/config';

// Tests of faults around the console and the services: those of the usual run, and those that take minutes.
export default defineConfig({
  test: {
    include: [
      'apps/bff/tests/faults/**/*.{test,faults}.ts',
      'apps/services/tests/{kill,random-bad-input,restarted-uploads}.test.ts',
    ],
    maxWorkers: 1, // Each file uses the whole machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
