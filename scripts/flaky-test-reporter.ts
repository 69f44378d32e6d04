import type { Reporter } from 'vitest/node';

/** Reports why a test that passed on retry failed at first. Other reports only count the attempts. */
export const flakyTestReporter: Reporter = {
  onTestCaseResult(testCase) {
    if (!testCase.diagnostic()?.flaky) return;
    for (const { message, stack = '', diff } of testCase.result().errors ?? []) {
      const place = stack.split('\n').find((line) => line.includes('.test.')) ?? '';
      // The message truncates lists and objects.
      const details = diff === undefined ? '' : `${diff}\n`;
      process.stdout.write(`Passed on the second try: ${testCase.fullName}\n${message}\n${details}${place}\n`);
    }
  },
};
