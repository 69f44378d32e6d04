import fc from 'fast-check';
import { useEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { waitForNextTask } from '#lib/next-task.ts';
import { scrambles, sentences, typingGaps } from '#testing/sentences.ts';
import { endTyping, pressKey, typeText } from '#testing/type-keys.ts';
import { flushKeyBuffer } from '#ui/keyboard/key-buffer.ts';
import { OpeningWindow } from '#ui/loading/opening-window.tsx';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';
import { scopeKeys } from './scope-keys.ts';
import { setScreenPath } from './screen-path.ts';
import { listenToShortcuts } from './shortcut-listener.ts';
import { shortcutScopes } from './shortcut-scopes.ts';
import { useShortcut } from './use-shortcut.ts';

const IGNORED = 'Typing ignored: press a key on its own to use it as a shortcut. Nothing was sent.';

let decided: string[] = [];

/** An item of a queue: `a` and `#` change it, `d` focuses its text, and `j` selects the next one. */
function Queue({ refusal }: { refusal?: string }) {
  const item = useRef(1);
  const box = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const isChange = true;
  const change = (what: string) => {
    decided.push(`${what} ${item.current}`);
  };
  // As on a screen, each item has its own actions.
  const bound = (what: string) => () => change(what);
  useShortcut('a', bound('approve'), { disabledReason: refusal, findMissing: () => box.current, isChange });
  useShortcut('#', bound('trash'), { isChange });
  useShortcut('d', () => text.current?.focus());
  useShortcut('j', () => {
    item.current += 1;
  });
  return (
    <>
      <input ref={box} type="checkbox" aria-label="Decide without opening the file" />
      <button type="button" onClick={() => change('press')}>
        Send
      </button>
      <textarea ref={text} aria-label="Reason" />
      <ToastRegion />
    </>
  );
}

beforeEach(() => {
  decided = [];
  setScreenPath('/reviews');
});

afterEach(() => {
  setScreenPath('/');
});

test('a single key makes a decision, once no text follows', async () => {
  await render(<Queue />);
  typeText('a');
  expect(decided).toEqual([]);
  await expect.poll(() => decided).toEqual(['approve 1']);
});

test('a fast reviewer decides on each item that was displayed', async () => {
  await render(<Queue />);
  typeText('j#');
  endTyping();
  expect(decided).toEqual(['trash 2']);
});

test('letters typed in quick succession are text: nothing is sent, and the screen says so', async () => {
  const screen = await render(<Queue />);
  typeText('a penalty');
  endTyping();
  expect(decided).toEqual([]);
  await expect.element(screen.getByText(IGNORED)).toBeVisible();
});

test('Escape cancels a pending shortcut', async () => {
  await render(<Queue />);
  typeText('a');
  pressKey('Escape');
  endTyping();
  expect(decided).toEqual([]);
});

test('an arrow key or a click is not a letter: a pending shortcut runs at once', async () => {
  await render(<Queue />);
  typeText('a');
  pressKey('ArrowDown');
  expect(decided).toEqual(['approve 1']);
  typeText('#');
  window.dispatchEvent(new PointerEvent('pointerdown'));
  expect(decided).toEqual(['approve 1', 'trash 1']);
});

test('a held key makes a decision once', async () => {
  await render(<Queue />);
  typeText('a');
  for (let index = 0; index < 3; index += 1) {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'a', repeat: true, bubbles: true, cancelable: true }),
    );
  }
  endTyping();
  expect(decided).toEqual(['approve 1']);
});

test('a shortcut for a disabled control shows the reason and focuses the missing input, which typing does not tick', async () => {
  const screen = await render(<Queue refusal="Open the file first." />);
  typeText('a');
  await expect.element(screen.getByText('Open the file first.')).toBeVisible();
  const box = screen.getByLabelText('Decide without opening the file');
  await expect.element(box).toHaveFocus();
  typeText('a penalty');
  await expect.element(box).not.toBeChecked();
  expect(decided).toEqual([]);
});

test('a space after typed letters activates no button, and the screen says so', async () => {
  const screen = await render(<Queue />);
  screen.getByRole('button', { name: 'Send' }).element().focus();
  typeText('no it is');
  endTyping();
  expect(decided).toEqual([]);
  await expect.element(screen.getByText(IGNORED)).toBeVisible();
  typeText(' ');
  expect(decided).toEqual(['press 1']);
});

test('a space soon after a shortcut activates its button once no text follows, for the displayed item', async () => {
  const screen = await render(<Queue />);
  const send = screen.getByRole('button', { name: 'Send' }).element();
  send.focus();
  typeText('j ');
  expect(decided).toEqual([]);
  await expect.poll(() => decided).toEqual(['press 2']);
  typeText('j ');
  // A user who continues by keyboard intends the press.
  pressKey('Tab');
  expect(decided).toEqual(['press 2', 'press 3']);
});

test('a space in text typed for a loading window is part of the text, even if a button has the focus', async () => {
  const screen = await render(
    <>
      <Queue />
      <OpeningWindow onClose={() => undefined} />
      <input aria-label="Name" />
    </>,
  );
  screen.getByRole('button', { name: 'Send' }).element().focus();
  typeText('price list');
  endTyping();
  const name = screen.getByLabelText('Name');
  name.element().focus();
  flushKeyBuffer();
  await expect.element(name).toHaveValue('price list');
  expect(decided).toEqual([]);
});

test.each(['Delete', 'Backspace'])(
  'a space soon after %s, which is not a letter, activates its button at once',
  async (key) => {
    const screen = await render(<Queue />);
    screen.getByRole('button', { name: 'Send' }).element().focus();
    pressKey(key, 1_000);
    pressKey(' ');
    expect(decided).toEqual(['press 1']);
  },
);

test.each(['j', 'Delete', 'j Delete', 'Delete Space'])('Enter soon after %s reaches the button', async (before) => {
  const screen = await render(<Queue />);
  const send = screen.getByRole('button', { name: 'Send' }).element();
  send.focus();
  const reached: string[] = [];
  send.addEventListener('keydown', (event) => event instanceof KeyboardEvent && reached.push(event.key));
  for (const key of before.split(' ')) pressKey(key === 'Space' ? ' ' : key, 150);
  pressKey('Enter', 150);
  expect(reached.at(-1)).toBe('Enter');
});

// Each key of the console, on a screen with its scope but without a target for it.
const KEYS = scopeKeys.flatMap((scope) => {
  const path = 'path' in scope ? scope.path : '/reviews';
  const named = 'named' in scope ? scope.named : [];
  return [...scope.keys, ...named].map((key) => [scope.id, key, path] as const);
});

test.each(KEYS)('in %s, the shortcut %s shows why it does nothing', async (id, key, path) => {
  setScreenPath(path);
  const screen = await render(<Nothing />);
  pressKey(key, 1_000);
  const scopes = shortcutScopes.filter((scope) => scope.id === id || scope.path === path);
  const labels = scopes.flatMap(({ shortcuts }) =>
    shortcuts.filter((one) => one.key === key).map(({ label }) => label),
  );
  expect(labels.length).toBeGreaterThan(0);
  const message = screen.getByText(/^“.+” is not available now\. .+\.$/);
  await expect.element(message).toBeVisible();
  expect(labels.some((label) => message.element().textContent.includes(`“${label}”`))).toBe(true);
});

function Nothing() {
  useEffect(listenToShortcuts, []);
  return <ToastRegion />;
}

const SEED = 20_261_125;

for (const [state, refusal] of [
  ['seen', undefined],
  ['unseen', 'Open the file first.'],
] as const) {
  test(`typing a sentence makes no decision and activates nothing, with the content ${state} (seed ${SEED})`, async () => {
    const screen = await render(<Queue {...(refusal && { refusal })} />);
    const send = screen.getByRole('button', { name: 'Send' }).element();
    await fc.assert(
      fc.asyncProperty(fc.oneof(sentences, scrambles), typingGaps, fc.boolean(), async (text, gapsMs, isOnButton) => {
        decided = [];
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        // A single space is a press.
        if (isOnButton && !text.startsWith(' ')) send.focus();
        typeText(text, gapsMs);
        endTyping();
        expect(decided, text).toEqual([]);
        // React counts the updates of one task, and treats too many as an infinite loop.
        await waitForNextTask();
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
}
