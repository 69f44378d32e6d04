import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, preloadDialog } from '#ui/dialogs/dialog.tsx';
import { SuggestField } from './suggest-field.tsx';

// Windows are loaded on demand, which takes a while.
beforeAll(async () => {
  await preloadDialog();
});

function People({ start = '', suggestions = ['ana@example.com', 'bo@example.com'] }) {
  const [text, setText] = useState(start);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog title="Share" isOpen={isOpen} onClose={() => setIsOpen(false)}>
      <SuggestField label="People" value={text} onChange={setText} suggestions={suggestions} autoFocus />
    </Dialog>
  );
}

test('Escape closes the list first, and the dialog only when no list is open', async () => {
  const screen = await render(<People />);
  const field = screen.getByRole('combobox', { name: 'People' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  // The dialog asks about unsaved text before it closes.
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: 'ana@example.com' })).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('the list stays while something next to it scrolls, and closes when its field moves', async () => {
  const screen = await render(<People />);
  const field = screen.getByRole('combobox', { name: 'People' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const list = screen.getByRole('listbox');
  await expect.element(list).toBeVisible();
  screen.getByRole('dialog').element().dispatchEvent(new Event('scroll'));
  await expect.element(list).toBeVisible();
  screen.getByRole('dialog').element().style.marginTop = '40px';
  screen.getByRole('dialog').element().dispatchEvent(new Event('scroll'));
  await expect.element(list).not.toBeInTheDocument();
});

test('the arrow keys cycle through the suggestions while the field keeps the focus, and Enter selects one', async () => {
  const screen = await render(<People />);
  const field = screen.getByRole('combobox', { name: 'People' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  const last = screen.getByRole('option', { name: 'bo@example.com' });
  await expect.element(last).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', last.element().id);
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .element(screen.getByRole('option', { name: 'ana@example.com' }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('ana@example.com');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});
