import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useScreenFocus } from './use-screen-focus.ts';

/** A list whose row opens a screen that appears some time after its address. */
function Screens({ loadMs, field = false }: { loadMs: number; field?: boolean }) {
  const [path, setPath] = useState('/list');
  const [shown, setShown] = useState(path);
  useScreenFocus(path, '/list');
  const open = () => {
    setPath('/item');
    setTimeout(() => setShown('/item'), loadMs);
  };
  return (
    <>
      <nav>
        <button type="button" onClick={open}>
          Go
        </button>
      </nav>
      <main tabIndex={-1}>
        {shown === '/list' ? (
          <button type="button" onClick={open}>
            Open
          </button>
        ) : (
          // biome-ignore lint/a11y/noAutofocus: simulates a screen that takes the focus itself
          <p>Item {field && <input aria-label="Name" autoFocus />}</p>
        )}
      </main>
    </>
  );
}

test.each([0, 300, 900])('a screen that appears %i ms after its address gets the focus', async (loadMs) => {
  const screen = await render(<Screens loadMs={loadMs} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByText('Item')).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('an element that takes the focus on a screen keeps it, and so does a remaining one', async () => {
  const screen = await render(<Screens loadMs={900} field />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
  await screen.rerender(<Screens loadMs={0} key="again" />);
  const go = screen.getByRole('button', { name: 'Go' });
  await go.click();
  await expect.element(screen.getByText('Item')).toBeVisible();
  await expect.element(go).toHaveFocus();
});

/** A screen opened with keys before the focus is managed. */
function Late({ firstPath }: { firstPath: string }) {
  useScreenFocus('/item', firstPath);
  return <main tabIndex={-1}>Item</main>;
}

test('a screen opened before focus handling started gets the focus; the first one of a page does not', async () => {
  const screen = await render(<Late firstPath="/item" />);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(document.activeElement).toBe(document.body);
  await screen.rerender(<Late key="led on" firstPath="/list" />);
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
