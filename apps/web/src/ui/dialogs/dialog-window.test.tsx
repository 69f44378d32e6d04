import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/buttons/button.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { OpeningWindow } from '#ui/loading/opening-window.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { DialogWindow } from './dialog-window.tsx';

const nothing = () => undefined;

test('text typed while a window loads replaces the name it suggests', async () => {
  const screen = await render(<OpeningWindow onClose={nothing} />);
  await userEvent.keyboard('notes');
  await screen.rerender(<NameWindow />);
  await expect.element(screen.getByLabelText('Name')).toHaveValue('notes');
});

test('Escape closes a loading window, and discards the text typed for it', async () => {
  let closed = 0;
  const screen = await render(<OpeningWindow onClose={() => (closed += 1)} />);
  await userEvent.keyboard('notes{Escape}');
  expect(closed).toBe(1);
  await screen.rerender(<NameWindow />);
  await expect.element(screen.getByLabelText('Name')).toHaveValue('New folder');
});

test('a window opened without a connection says what it is waiting for', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const screen = await render(<OpeningWindow onClose={nothing} />);
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('You are offline. This opens automatically when you reconnect.');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Opening…')).toBeVisible();
  online.mockRestore();
});

test('the focus is in the first field of a window, and on the window if it starts with text', async () => {
  const fields = <NativeSelect label="Calendar" choices={CHOICES} value="team" onChange={nothing} />;
  const screen = await render(
    <DialogWindow title="Import events" onClose={nothing}>
      {fields}
    </DialogWindow>,
  );
  await expect.element(screen.getByLabelText('Calendar')).toHaveFocus();
  await screen.rerender(
    <DialogWindow key="words" title="Move events" onClose={nothing}>
      <p>Guests are told.</p>
      {fields}
    </DialogWindow>,
  );
  await expect.element(screen.getByRole('dialog', { name: 'Move events' })).toHaveFocus();
});

test('the page below a window is hidden from screen readers until the last window closes', async () => {
  const below = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => below.remove());
  const windows = (...titles: string[]) => (
    <>
      {titles.map((title) => (
        <DialogWindow key={title} title={title} onClose={nothing}>
          <p>Words</p>
        </DialogWindow>
      ))}
    </>
  );
  const screen = await render(windows('First'));
  await expect.element(below).toHaveAttribute('aria-hidden', 'true');
  await screen.rerender(windows('First', 'Second'));
  await expect.element(screen.getByRole('dialog', { name: 'First' })).not.toBeInTheDocument();
  await screen.rerender(windows('Second'));
  await expect.element(screen.getByRole('dialog', { name: 'Second' })).toBeVisible();
  expect(below.getAttribute('aria-hidden')).toBe('true');
  await screen.rerender(windows());
  expect(below.hasAttribute('aria-hidden')).toBe(false);
});

test('Enter in a text field activates the window’s main button, and does nothing if it is disabled', async () => {
  let created = 0;
  const window = (disabledReason?: string) => (
    <DialogWindow title="New drive" onClose={nothing}>
      <TextField label="Name" value="Archive" onChange={nothing} />
      <TextField label="Description" rows={3} value="" onChange={nothing} />
      <DialogFoot onClose={nothing}>
        <Button size="form" disabledReason={disabledReason} onPress={() => (created += 1)}>
          Create drive
        </Button>
      </DialogFoot>
    </DialogWindow>
  );
  const screen = await render(window());
  await screen.getByLabelText('Description').click();
  await userEvent.keyboard('{Enter}');
  await screen.getByLabelText('Name').click();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => created).toBe(1);
  await screen.rerender(window('Enter another name.'));
  await screen.getByLabelText('Name').click();
  await userEvent.keyboard('{Enter}');
  await new Promise((resolve) => setTimeout(resolve));
  expect(created).toBe(1);
});

test('above a phone’s keyboard the main button stays visible, and is tall enough for touch', async () => {
  await page.viewport(390, 400);
  const screen = await render(
    <DialogWindow title="New event" onClose={nothing}>
      {['Title', 'Where', 'Starts', 'Ends', 'Guests', 'Told'].map((label) => (
        <TextField key={label} label={label} value="" onChange={nothing} />
      ))}
      <DialogFoot onClose={nothing}>
        <Button size="form">Create event</Button>
      </DialogFoot>
    </DialogWindow>,
  );
  const create = screen.getByRole('button', { name: 'Create event' });
  await expect.element(create).toBeVisible();
  const { bottom, height } = create.element().getBoundingClientRect();
  expect({ isInSight: bottom <= 400, height }).toEqual({ isInSight: true, height: 44 });
});

const CHOICES = [{ value: 'team', label: 'Team' }] as const;

function NameWindow() {
  const [name, setName] = useState('New folder');
  return (
    <DialogWindow title="New folder" onClose={nothing}>
      <TextField label="Name" value={name} onChange={setName} autoFocus />
    </DialogWindow>
  );
}
