import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { RestoreFocus } from './restore-focus.tsx';

/** A job of two steps: the button that stops it is busy for a while and is then replaced by the undo button. */
function Job({ busyMs }: { busyMs: number }) {
  const [state, setState] = useState<'running' | 'busy' | 'stopped' | 'gone'>('running');
  const stop = () => {
    setState('busy');
    setTimeout(() => setState('stopped'), busyMs);
  };
  const isRunning = state === 'running' || state === 'busy';
  return (
    <main>
      <Button>Before</Button>
      <p>Not for the focus</p>
      {isRunning && (
        <p>
          <Button isBusy={state === 'busy'} onPress={stop}>
            Stop
          </Button>
        </p>
      )}
      {state === 'stopped' && <Button onPress={() => setState('gone')}>Undo</Button>}
      <RestoreFocus path="/" />
    </main>
  );
}

test('the focus moves to the replacement of a removed button, or otherwise to the element before it', async () => {
  const screen = await render(<Job busyMs={50} />);
  await screen.getByRole('button', { name: 'Stop' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

/** A checkbox that is busy until something has been saved. */
function Saving({ saved }: { saved: Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = () => {
    setIsBusy(true);
    void saved.then(() => setIsBusy(false));
  };
  return (
    <main>
      <Checkbox isSelected={false} isBusy={isBusy} onChange={save}>
        Pinned
      </Checkbox>
      <RestoreFocus path="/" />
    </main>
  );
}

test('a temporarily disabled element has the focus afterwards', async () => {
  const saved = Promise.withResolvers<void>();
  const screen = await render(<Saving saved={saved.promise} />);
  const box = screen.getByRole('checkbox', { name: 'Pinned' });
  await box.click();
  await expect.element(box).toBeDisabled();
  saved.resolve();
  await expect.element(box).toHaveFocus();
  await expect.element(box).toBeEnabled();
});

test('the focus is not restored for a user who has moved elsewhere in the meantime', async () => {
  const screen = await render(<Job busyMs={100} />);
  await screen.getByRole('button', { name: 'Stop' }).click();
  await screen.getByText('Not for the focus').click();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

/** Disappears from the page while the focus moves, like the tooltips of the shell. */
function Tooltip() {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const hide = () => setIsShown(false);
    document.addEventListener('focusout', hide, true);
    return () => document.removeEventListener('focusout', hide, true);
  }, []);
  return isShown && <p>Tooltip</p>;
}

test('Tab moves on from the focused element, whatever else is removed from the page then', async () => {
  const screen = await render(
    <main>
      <Button>First</Button>
      <Button>Second</Button>
      <Tooltip />
      <RestoreFocus path="/" />
    </main>,
  );
  await screen.getByRole('button', { name: 'First' }).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('Tooltip')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
});
