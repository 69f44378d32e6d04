import type { Reporter } from 'vitest/node';

/** Says why a test failed at first that passed at a second try: other reports only count the tries. */
export const flakyTestReporter: Reporter = {
  onTestCaseResult(testCase) {
    if (!testCase.diagnostic()?.flaky) return;
    for (const { message, stack = '' } of testCase.result().errors ?? []) {
      const place = stack.split('\n').find((line) => line.includes('.test.')) ?? '';
      process.stdout.write(`Passed at a second try: ${testCase.fullName}\n${message}\n${place}\n`);
    }
  },
};
