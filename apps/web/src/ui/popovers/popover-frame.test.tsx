import '#styles/theme.css';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DialogWindow } from '#ui/dialogs/dialog-window.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';

const CHOICES = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }));

/** Fills the window, so that there is an area to press next to the list. */
function Page({ onBelow }: { onBelow?: () => void }) {
  const [value, setValue] = useState('One');
  return (
    <div className="flex h-screen flex-col items-end justify-between">
      <SingleSelect label="First" choices={CHOICES} value={value} onChange={setValue} />
      <button type="button" onClick={onBelow}>
        Below
      </button>
      <SingleSelect label="Last" choices={CHOICES} value={value} onChange={setValue} />
    </div>
  );
}

test('a click outside an open list only closes it, and the focus returns', async () => {
  const onBelow = vi.fn();
  await render(<Page onBelow={onBelow} />);
  const opener = page.getByRole('button', { name: 'First One' });
  await opener.click();
  await expect.element(page.getByRole('option', { name: 'One' })).toHaveFocus();
  const { x, y } = page.getByRole('button', { name: 'Below' }).element().getBoundingClientRect();
  const beside = document.elementFromPoint(x + 2, y + 2);
  await userEvent.click(beside ?? document.body, { position: { x: x + 2, y: y + 2 } });
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onBelow).not.toHaveBeenCalled();
});

test('a list opens above if there is no space below, and stays visible', async () => {
  await render(<Page />);
  await page.getByRole('button', { name: 'Last One' }).click();
  const opener = page.getByRole('button', { name: 'Last One' }).element().getBoundingClientRect();
  const { bottom, right } = page.getByRole('listbox').element().getBoundingClientRect();
  expect(bottom).toBeLessThan(opener.top);
  expect(right).toBeLessThan(window.innerWidth);
});

test('keys stay in a list above a window, and Escape closes the list first', async () => {
  const onClose = vi.fn();
  await render(
    <DialogWindow title="Window" onClose={onClose}>
      <SingleSelect label="Within" choices={CHOICES} value="Two" onChange={() => undefined} />
    </DialogWindow>,
  );
  const opener = page.getByRole('button', { name: 'Within Two' });
  await opener.click();
  await expect.element(page.getByRole('option', { name: 'Two' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(page.getByRole('listbox').element().parentElement?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
