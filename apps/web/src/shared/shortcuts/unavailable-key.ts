import { waitForNextTask } from '#lib/next-task.ts';
import { readPreferences } from '#shared/preferences/preferences-store.ts';
import { findBoundKey } from './bound-key.ts';
import { explainUnavailable } from './explain-unavailable.ts';
import { readScreenPath } from './screen-path.ts';
import { readShortcuts, type Shortcut } from './shortcut.ts';

/** The maximum time for which a key is stored. After a longer time, users would not expect the screen to move. */
const BUFFER_MS = 5_000;
const POLL_MS = 50;
const MAX_BUFFERED = 8;
const STILL_LOADING = 'The screen is still loading. Try the shortcut again in a moment.';

let buffered: string[] = [];
let bufferedAt = { path: '', untilMs: 0 };
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Handles a key that has a function on this screen but no target. While the screen is loading, the key is stored and pressed
 * again as soon as the screen handles it. Otherwise, calls `say` with the reason. `isLoading` is whether the screen was loading
 * when the key was pressed.
 */
export function handleUnavailableKey(
  pressed: string,
  { isLoading, say }: { isLoading: boolean; say: (message: string) => void },
): void {
  if (!isLoading) {
    explain(pressed, say);
    return;
  }
  const path = readScreenPath();
  if (bufferedAt.path !== path || buffered.length === 0) {
    buffered = [];
    bufferedAt = { path, untilMs: Date.now() + BUFFER_MS };
  }
  if (buffered.length < MAX_BUFFERED) buffered.push(pressed);
  timer ??= setInterval(() => void replayBuffered(say), POLL_MS);
}

function explain(pressed: string, say: (message: string) => void): void {
  const message = explainUnavailable(readScreenPath(), pressed, readPreferences());
  if (message !== undefined) say(message);
}

function isScreenLoading(): boolean {
  return document.querySelector('main [data-loading]') !== null;
}

async function replayBuffered(say: (message: string) => void): Promise<void> {
  const [first = ''] = buffered;
  const isHere = bufferedAt.path === readScreenPath();
  const isLate = Date.now() > bufferedAt.untilMs;
  if (isHere && !isLate && !findShortcut(first) && isScreenLoading()) return;
  clearInterval(timer);
  timer = undefined;
  const keys = buffered;
  buffered = [];
  if (!isHere) return;
  for (const key of keys) {
    const shortcut = findShortcut(key);
    // Changes are not applied to content that the user has not seen yet.
    if (isLate || shortcut?.isChange) say(STILL_LOADING);
    else if (shortcut) pressAgain(key);
    else explain(key, say);
    // Each move is rendered before the next one continues from there.
    await waitForNextTask();
  }
}

function findShortcut(pressed: string): Shortcut | undefined {
  const [path, preferences] = [readScreenPath(), readPreferences()];
  return readShortcuts().find(({ key }) => findBoundKey(key, path, preferences) === pressed);
}

function pressAgain(pressed: string): void {
  const key = pressed.replace(/^Shift /, '');
  const facts = { key, shiftKey: key !== pressed, bubbles: true, cancelable: true };
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', facts));
}
