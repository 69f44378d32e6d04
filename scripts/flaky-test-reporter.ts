import type { Reporter } from 'vitest/node';

/** Says why a test failed at first that passed at a second try: other reports only count the tries. */
export const flakyTestReporter: Reporter = {
  onTestCaseResult(testCase) {
    if (!testCase.diagnostic()?.flaky) return;
    for (const { message, stack = '', diff } of testCase.result().errors ?? []) {
      const place = stack.split('\n').find((line) => line.includes('.test.')) ?? '';
      // The message shortens lists and objects.
      const details = diff === undefined ? '' : `${diff}\n`;
      process.stdout.write(`Passed at a second try: ${testCase.fullName}\n${message}\n${details}${place}\n`);
    }
  },
};
