import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePaintedValue } from './use-painted-value.ts';

/** Shows the value next to the value of the last painted frame. */
function Probe() {
  const [value, setValue] = useState(1);
  return (
    <button type="button" onClick={() => flushSync(() => setValue(value + 1))}>
      {`${value} and ${usePaintedValue(value)}`}
    </button>
  );
}

test('a changed value is returned after the frame in which it changed', async () => {
  await render(<Probe />);
  const button = page.getByRole('button').element() as HTMLElement;
  expect(button.textContent).toBe('1 and 1');
  const inNextFrame = Promise.withResolvers<string | null>();
  requestAnimationFrame(() => inNextFrame.resolve(button.textContent));
  button.click();
  expect(button.textContent).toBe('2 and 1');
  expect(await inNextFrame.promise).toBe('2 and 1');
  await expect.element(page.getByRole('button')).toHaveTextContent('2 and 2');
});

test('of values that change in the same frame, the last one is returned', async () => {
  await render(<Probe />);
  const button = page.getByRole('button').element() as HTMLElement;
  button.click();
  button.click();
  expect(button.textContent).toBe('3 and 1');
  await expect.element(page.getByRole('button')).toHaveTextContent('3 and 3');
});
