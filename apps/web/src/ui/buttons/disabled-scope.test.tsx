import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TooltipLayer } from '#ui/popovers/tooltip-layer.tsx';

const REASON = 'Only organizers of the drive can change this.';
const CHOICES = [
  { value: 'reader', label: 'Reader' },
  { value: 'writer', label: 'Writer' },
] as const;

function Fields() {
  const [name, setName] = useState('Legal');
  const [role, setRole] = useState<'reader' | 'writer'>('reader');
  return (
    <div style={{ paddingTop: 80 }}>
      <TextField label="Name" value={name} onChange={setName} disabledReason={REASON} />
      <NativeSelect label="Role" choices={CHOICES} value={role} onChange={setRole} disabledReason={REASON} />
      <TooltipLayer keyOf={(key) => key} />
    </div>
  );
}

test('a disabled field can be reached and read, keeps its text, and shows the reason', async () => {
  const screen = await render(<Fields />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(REASON);
  await expect.element(screen.getByText(REASON)).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(field).toHaveValue('Legal');
});

test('a disabled selection list keeps its selection, and shows the reason on a click', async () => {
  const screen = await render(<Fields />);
  const list = screen.getByRole('combobox', { name: 'Role' });
  await list.click({ force: true });
  await expect.element(screen.getByText(REASON)).toBeVisible();
  await expect.element(list).toHaveFocus();
  await expect.element(list).toHaveAccessibleDescription(REASON);
  await userEvent.keyboard('{ArrowDown}w');
  await expect.element(list).toHaveValue('reader');
});

function Moving() {
  const [isLower, setIsLower] = useState(false);
  return (
    <div style={{ paddingTop: 80 }}>
      <button type="button">Start</button>
      <TextField label="Name" value="Legal" onChange={() => undefined} disabledReason={REASON} />
      <button type="button" onKeyDown={() => setIsLower(true)}>
        Move
      </button>
      {isLower && <div style={{ height: 60 }} />}
      <p style={{ height: 40 }}>Under the mouse</p>
      <TooltipLayer keyOf={(key) => key} />
    </div>
  );
}

test('a tooltip shown by keyboard stays when the page moves under a resting mouse', async () => {
  const screen = await render(<Moving />);
  await screen.getByText('Under the mouse').hover();
  screen.getByRole('button', { name: 'Start' }).element().focus();
  await userEvent.tab();
  await expect.element(screen.getByText(REASON)).toBeVisible();
  const overs: string[] = [];
  document.addEventListener('pointerover', ({ target }) => overs.push(String(target)), { once: true });
  screen
    .getByRole('button', { name: 'Move' })
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  await expect.poll(() => overs).toHaveLength(1);
  await expect.element(screen.getByText(REASON)).toBeVisible();
});

test('a tooltip requested by keyboard is shown on a page that has just appeared under a resting mouse', async () => {
  const before = await render(<p style={{ height: 600 }}>Before</p>);
  await before.getByText('Before').hover();
  await before.unmount();
  const screen = await render(<Fields />);
  await userEvent.tab();
  await expect.element(screen.getByText(REASON)).toBeVisible();
});
