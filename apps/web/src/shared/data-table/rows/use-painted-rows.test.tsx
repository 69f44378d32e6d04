import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePaintedRows } from './use-painted-rows.ts';

const toId = (row: string) => row;

/** Renders rows and replaces them with `next` on a click. */
function Rows({ first, next }: { first: readonly string[]; next: readonly string[] }) {
  const [rows, setRows] = useState(first);
  return (
    <button type="button" onClick={() => flushSync(() => setRows(next))}>
      {usePaintedRows(rows, toId).join(' ')}
    </button>
  );
}

async function renderAndReplace(first: readonly string[], next: readonly string[]): Promise<string | null> {
  await render(<Rows first={first} next={next} />);
  const button = page.getByRole('button').element() as HTMLElement;
  button.click();
  return button.textContent;
}

test('filtered or sorted rows replace the previous ones after the frame of the input', async () => {
  expect(await renderAndReplace(['a', 'b'], ['b', 'a'])).toBe('a b');
  await expect.element(page.getByRole('button')).toHaveTextContent('b a');
});

test('additional rows at the end are rendered immediately', async () => {
  expect(await renderAndReplace(['a'], ['a', 'b'])).toBe('a b');
});

test('the first rows of an empty list are rendered immediately', async () => {
  expect(await renderAndReplace([], ['a'])).toBe('a');
});

test('the rows of a list that becomes empty disappear immediately', async () => {
  expect(await renderAndReplace(['a'], [])).toBe('');
});
