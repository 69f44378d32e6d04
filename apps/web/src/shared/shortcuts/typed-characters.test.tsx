import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { setScreenPath } from './screen-path.ts';
import { listenToShortcuts } from './shortcut-listener.ts';
import { useShortcut } from './use-shortcut.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const PC = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let done: string[] = [];

function Screen() {
  useShortcut('[', () => done.push('['));
  useShortcut('`', () => done.push('`'));
  return null;
}

beforeEach(async () => {
  done = [];
  setScreenPath('/calendar');
  await render(<Screen />);
  listenToShortcuts();
});

afterEach(() => {
  setScreenPath('/');
  vi.restoreAllMocks();
});

function press(userAgent: string, key: KeyboardEventInit): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
}

const ALT_GR = { modifierAltGraph: true };

test.each<[how: string, userAgent: string, key: KeyboardEventInit, runs: string[]]>([
  ['typed with Option', MAC, { key: '[', altKey: true }, ['[']],
  ['typed with AltGr', PC, { key: '[', ...ALT_GR }, ['[']],
  [
    'typed with AltGr, which some browsers report as Ctrl and Alt',
    PC,
    { key: '[', ctrlKey: true, altKey: true, ...ALT_GR },
    ['['],
  ],
  ['typed as a dead key', PC, { key: 'Dead', code: 'Backquote' }, ['`']],
  ['typed as a dead key with Option', MAC, { key: 'Dead', altKey: true }, []],
  ['held with Alt, which is for the menus of the browser', PC, { key: '[', altKey: true }, []],
  ['held with Ctrl', PC, { key: '[', ctrlKey: true }, []],
  ['held with Command', MAC, { key: '[', metaKey: true }, []],
])('a key %s', (_how, userAgent, key, runs) => {
  press(userAgent, key);
  expect(done).toEqual(runs);
});
