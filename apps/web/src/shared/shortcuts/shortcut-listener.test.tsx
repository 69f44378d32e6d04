import fc from 'fast-check';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Toasts } from '#ui/toasts.tsx';
import { BURST_MS } from './key-burst.ts';
import { scopeKeys } from './scope-keys.ts';
import { noteScreenPath } from './screen-path.ts';
import { shortcutScopes } from './shortcut-scopes.ts';

const IGNORED = 'Typing ignored: press a key by itself to use it as a shortcut. Nothing was sent.';

let decided: string[] = [];
let clockMs = 1_000;

/** An item of a queue: `a` and `#` change it, `d` leads to its text, `j` to the next one. */
function Queue({ refusal }: { refusal?: string }) {
  const item = useRef(1);
  const box = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const isChange = true;
  const change = (what: string) => {
    decided.push(`${what} ${item.current}`);
  };
  // As on a screen, where another item means other actions.
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
      <Toasts />
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  decided = [];
  noteScreenPath('/reviews');
});

afterEach(() => {
  vi.useRealTimers();
  noteScreenPath('/');
});

/** Presses a key where the focus is, `afterMs` after the one before. */
function press(key: string, afterMs = 100): void {
  clockMs += afterMs;
  vi.advanceTimersByTime(afterMs);
  for (const type of ['keydown', 'keyup']) {
    const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, composed: true });
    Object.defineProperty(event, 'timeStamp', { value: clockMs });
    const target = document.activeElement ?? document.body;
    const isTaken = !target.dispatchEvent(event);
    // What the browser does of itself.
    if (isTaken) continue;
    if (type === 'keydown' && key.length === 1 && target instanceof HTMLTextAreaElement) target.value += key;
    if (type === 'keyup' && key === ' ' && target instanceof HTMLElement && target.matches('button, input'))
      target.click();
  }
}

function type(text: string, gapMs = 100): void {
  for (const [index, key] of [...text].entries()) press(key, index === 0 ? 1_000 : gapMs);
}

function rest(): void {
  clockMs += BURST_MS + 1;
  vi.advanceTimersByTime(BURST_MS + 1);
  vi.advanceTimersByTime(1);
}

test('a key by itself decides, once it is clear that no text follows', async () => {
  await render(<Queue />);
  type('a');
  expect(decided).toEqual([]);
  rest();
  expect(decided).toEqual(['approve 1']);
});

test('a reviewer who is quick decides on each item that was looked at', async () => {
  await render(<Queue />);
  type('j#');
  rest();
  expect(decided).toEqual(['trash 2']);
});

test('letters in quick succession are a text: nothing is sent, and the screen says so', async () => {
  const screen = await render(<Queue />);
  type('a penalty');
  rest();
  expect(decided).toEqual([]);
  await expect.element(screen.getByText(IGNORED)).toBeVisible();
});

test('Escape withdraws what waits', async () => {
  await render(<Queue />);
  type('a');
  press('Escape');
  rest();
  expect(decided).toEqual([]);
});

test('an arrow key or a press of the pointer is no letter: what waits is done at once', async () => {
  await render(<Queue />);
  type('a');
  press('ArrowDown');
  expect(decided).toEqual(['approve 1']);
  type('#');
  window.dispatchEvent(new PointerEvent('pointerdown'));
  expect(decided).toEqual(['approve 1', 'trash 1']);
});

test('a key that is held down decides once', async () => {
  await render(<Queue />);
  type('a');
  for (let index = 0; index < 3; index += 1) {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'a', repeat: true, bubbles: true, cancelable: true }),
    );
  }
  rest();
  expect(decided).toEqual(['approve 1']);
});

test('a key whose control is disabled says why, and the focus goes to what is missing, which typing does not tick', async () => {
  const screen = await render(<Queue refusal="Open the file first." />);
  type('a');
  await expect.element(screen.getByText('Open the file first.')).toBeVisible();
  const box = screen.getByLabelText('Decide without opening the file');
  await expect.element(box).toHaveFocus();
  type('a penalty');
  await expect.element(box).not.toBeChecked();
  expect(decided).toEqual([]);
});

test('the space after typed letters presses no button', async () => {
  const screen = await render(<Queue />);
  screen.getByRole('button', { name: 'Send' }).element().focus();
  type('no it is');
  rest();
  expect(decided).toEqual([]);
  type(' ');
  expect(decided).toEqual(['press 1']);
});

// Each key that the console has, on a screen where it has a use and nothing to use it on.
const KEYS = scopeKeys.flatMap((scope) => {
  const path = 'path' in scope ? scope.path : '/reviews';
  return [...scope.keys].map((key) => [scope.id, key, path] as const);
});

test.each(KEYS)('in %s, the key %s says why it does nothing', async (id, key, path) => {
  noteScreenPath(path);
  const screen = await render(<Nothing />);
  type(key);
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
  useShortcut('§', () => undefined);
  return <Toasts />;
}

/**
 * A decision is made on purpose when its key stands by itself: nothing else is pressed within the time of a burst before and
 * after it. Words of a text that are typed at any speed of typing are none.
 */
const SEED = 20_261_125;
const WORDS = 'no the penalty and a date are not agreed as discussed in May an add ajar aka papa #1 j k x z'.split(' ');
const sentences = fc
  .array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 12 })
  .map((words) => `${words.join(' ')}.`);
const gaps = fc.array(fc.integer({ min: 10, max: BURST_MS - 10 }), { minLength: 90, maxLength: 90 });

for (const [state, refusal] of [
  ['seen', undefined],
  ['unseen', 'Open the file first.'],
] as const) {
  test(`no sentence that is typed decides, with the content ${state} (seed ${SEED})`, async () => {
    await render(<Queue {...(refusal && { refusal })} />);
    fc.assert(
      fc.property(sentences, gaps, (text, gapsMs) => {
        decided = [];
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        for (const [index, key] of [...text].entries()) press(key, index === 0 ? 1_000 : gapsMs[index % gapsMs.length]);
        rest();
        expect(decided, text).toEqual([]);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
}
