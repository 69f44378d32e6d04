import { lazy, type ReactNode, useEffect, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pressKey } from '#testing/type-keys.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { DialogWindow } from '#ui/dialogs/dialog-window.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { clearKeyBuffer } from '#ui/keyboard/key-buffer.ts';
import { OpeningWindow } from './opening-window.tsx';
import { WindowPart } from './part.tsx';

const nothing = () => undefined;

/** The actions of the screen below and of the window. */
let done: string[] = [];

beforeEach(() => {
  done = [];
  clearKeyBuffer();
});

test.each(['{Enter}', ' ', '{ArrowDown}', '{Backspace}', 'x', '1'])(
  '“%s” does nothing behind a loading window',
  async (key) => {
    const screen = await render(
      <Below>
        <OpeningWindow onClose={nothing} />
      </Below>,
    );
    for (const control of [
      screen.getByRole('button', { name: 'Open' }),
      screen.getByRole('radio', { name: 'First' }),
      screen.getByLabelText('Search'),
    ]) {
      control.element().focus();
      await userEvent.keyboard(key);
    }
    expect(done).toEqual([]);
    await expect.element(screen.getByLabelText('Search')).toHaveValue('text');
    await expect.element(screen.getByRole('radio', { name: 'First' })).toBeChecked();
  },
);

test.each<[how: string, held: KeyboardEventInit, text: string]>([
  ['AltGr, as on German keyboards,', { ctrlKey: true, altKey: true, modifierAltGraph: true }, 'a@b'],
  ['Ctrl, which is for the browser,', { ctrlKey: true }, 'ab'],
])('a character typed with %s is kept only if it is text', async (_how, held, text) => {
  const screen = await render(<OpeningWindow onClose={nothing} />);
  const press = (key: string, modifiers: KeyboardEventInit = {}) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
  press('a');
  press('@', held);
  press('b');
  await screen.rerender(<NameWindow onClose={nothing} />);
  await expect.element(screen.getByLabelText('Name')).toHaveValue(text);
});

test('a loading window is cancelled by keyboard', async () => {
  const screen = await render(<OpeningWindow onClose={() => done.push('cancelled')} />);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(done).toEqual(['cancelled', 'cancelled']);
});

test('text corrected and confirmed with Enter while its window loads is sent', async () => {
  const screen = await render(<OpeningWindow onClose={nothing} />);
  await userEvent.keyboard('noo{Backspace}tes{Enter}');
  await screen.rerender(<NameWindow onClose={nothing} />);
  await expect.poll(() => done).toEqual(['created notes']);
});

test('Enter alone does not confirm a window that has not been displayed', async () => {
  const screen = await render(<OpeningWindow onClose={nothing} />);
  await userEvent.keyboard('{Enter} {Enter}');
  await screen.rerender(
    <DialogWindow title="Delete" onClose={nothing}>
      <DialogFoot onClose={nothing}>
        <Button size="form" autoFocus onPress={() => done.push('deleted')}>
          Delete
        </Button>
      </DialogFoot>
    </DialogWindow>,
  );
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done).toEqual([]);
});

test('every key between opening a window and closing it reaches the window, and later ones reach the screen', async () => {
  const loaded = Promise.withResolvers<{ default: typeof NameWindow }>();
  const LateWindow = lazy(() => loaded.promise);
  const screen = await render(
    <Below>
      {(onClose) => (
        <WindowPart onClose={onClose}>
          <LateWindow onClose={onClose} />
        </WindowPart>
      )}
    </Below>,
  );
  screen.getByRole('button', { name: 'Open' }).element().focus();
  let typedCount = 0;
  const type = () => {
    pressKey('x');
    typedCount += 1;
  };
  // Observers run before the browser can deliver a key, so a key is pressed at every change of the page.
  const observer = new MutationObserver(() => typedCount < 40 && type());
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => typedCount).toBeGreaterThan(0);
  loaded.resolve({ default: NameWindow });
  const name = screen.getByLabelText('Name');
  await expect.element(name).toHaveFocus();
  observer.disconnect();
  type();
  expect(typedCount).toBeGreaterThan(2);
  await expect.element(name).toHaveValue('x'.repeat(typedCount));
  expect(done).toEqual(['opened']);
  const closing = new MutationObserver(() => {
    if (document.querySelector('[role=dialog]') || done.length > 2) return;
    pressKey('x');
  });
  closing.observe(document.body, { childList: true, subtree: true });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => done).toEqual(['opened', `created ${'x'.repeat(typedCount)}`, 'shortcut x']);
  closing.disconnect();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

type BelowProps = { children: ReactNode | ((onClose: () => void) => ReactNode) };

/** A screen with controls, and a shortcut for every character. */
function Below({ children }: BelowProps) {
  const [isOpen, setIsOpen] = useState(typeof children !== 'function');
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isIn = event.target instanceof Element && event.target.closest('[role=dialog]');
      if (!isIn && event.key.length === 1) done.push(`shortcut ${event.key}`);
    };
    // The earliest phase in which a screen can receive a key.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  const open = () => {
    done.push('opened');
    setIsOpen(true);
  };
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      <input type="radio" name="which" aria-label="First" defaultChecked />
      <input type="radio" name="which" aria-label="Second" />
      <input aria-label="Search" defaultValue="text" />
      {isOpen && (typeof children === 'function' ? children(() => setIsOpen(false)) : children)}
    </>
  );
}

function NameWindow({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const create = () => {
    done.push(`created ${name}`);
    onClose();
  };
  return (
    <DialogWindow title="New folder" onClose={onClose}>
      <TextField label="Name" value={name} onChange={setName} autoFocus />
      <DialogFoot onClose={onClose}>
        <Button size="form" onPress={create}>
          Create
        </Button>
      </DialogFoot>
    </DialogWindow>
  );
}
