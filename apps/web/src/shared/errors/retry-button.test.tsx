import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RetryButton } from './retry-button.tsx';

test('what is tried again says so, and can be tried once more when it has failed again', async () => {
  let tries = 0;
  const onRetry = () => {
    tries += 1;
  };
  const { getByRole, rerender } = await render(<RetryButton error={new Error('first')} onRetry={onRetry} />);
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(getByRole('button', { name: 'Trying again' })).toBeDisabled();
  expect(tries).toBe(1);
  await rerender(<RetryButton error={new Error('second')} onRetry={onRetry} />);
  await getByRole('button', { name: 'Try again' }).click();
  expect(tries).toBe(2);
});
