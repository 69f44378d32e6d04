import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RetryButton } from './retry-button.tsx';

test('a retry shows that it is running, and can be repeated after another failure', async () => {
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
