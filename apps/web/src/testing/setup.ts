// Imported first, because React reads the changed values while it loads.
import '#testing/lighten-react.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { consoleConnection } from '#lib/console-connection.ts';
import { ensureTemporal } from '#lib/ensure-temporal.ts';
import { ignoreComposingKeys } from '#lib/ignore-composing-keys.ts';
import { closeCalls } from '#shared/calls/calls-drawer-state.ts';
import { restoreDownloads } from '#shared/downloads/download-queue.ts';
import { showOrigin } from '#shared/lists/origin-state.ts';
import { endBurst } from '#shared/shortcuts/shortcut-listener.ts';
import { closeHelp } from '#shell/help/help-state.ts';
import { waitForLateQueries } from '#testing/late-queries.ts';
import '#testing/page-clipboard.ts';
import { listenToBufferedKeys } from '#ui/keyboard/key-buffer.ts';
import { dismissAll } from '#ui/toasts/toasts.tsx';
import '../styles/theme.css';

// React Aria renders all rows of virtual lists in tests unless this is set.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });

// The console itself does the same before it starts.
ignoreComposingKeys();
listenToBufferedKeys();
await ensureTemporal();

// A page that logs to the console is faulty, even if a test does not check it.
const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

const LONGER_THAN_A_CHECK_MS = 5_000;

/** Whether a test has rendered anything since the pointer was moved away, which waits for a frame. */
let wasDrawn = true;

beforeEach(async () => {
  if (window.innerWidth !== 1440 || window.innerHeight !== 900) await page.viewport(1440, 900);
  // A link that appears under the pointer of an earlier test would prefetch its screen.
  if (wasDrawn) await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  wasDrawn = false;
  document.documentElement.lang = 'en';
  document.title = 'Rotunda';
});

// Test files share their modules and state, so each test restores them.
afterEach(async () => {
  wasDrawn = document.body.childElementCount > 0;
  await cleanup();
  endBurst();
  await waitForLateQueries();
  dismissAll();
  await restoreConnection();
  closeCalls();
  closeHelp();
  showOrigin(undefined);
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  restoreDownloads('nobody@example.com');
  const complaints = spies.flatMap((spy) => spy.mock.calls.map((args) => args.map(String).join(' ')));
  for (const spy of spies) spy.mockClear();
  expect(complaints).toEqual([]);
});

// The target of a key is in neither the assertion nor the trace. Hooks run in reverse order, so this one sees the page before it
// is cleared.
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  const said = [...document.querySelectorAll('[role=status], [role=alert]')].map(({ textContent }) => textContent);
  const { activeElement } = document;
  // biome-ignore lint/suspicious/noConsole: a failed test logs the state of its page.
  console.info({
    test: task.name,
    hasFocus: document.hasFocus(),
    focused: activeElement?.outerHTML.slice(0, 200),
    said,
  });
});

// The state after a test without a connection would pause the reads of the next one, and later tests would wait for a check that
// fake timers left pending.
async function restoreConnection(): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response('ok\n'));
  const pending = new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_CHECK_MS, 'pending'));
  // The first check may be one that the test began.
  const check = async () => (await consoleConnection.check()) || consoleConnection.check();
  expect(await Promise.race([check(), pending])).toBe(true);
}
