import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { listen } from './live-connection.ts';
import { LiveDot } from './live-dot.tsx';
import { setLiveState } from './live-state.ts';

beforeEach(() => setLiveState('connecting'));
afterEach(() => vi.unstubAllGlobals());

/** What the dot says, from the beginning on. */
function followWords(container: HTMLElement): string[] {
  const words = [container.textContent];
  new MutationObserver(() => words.push(container.textContent)).observe(container, {
    subtree: true,
    characterData: true,
    childList: true,
  });
  return words;
}

function follow(topics: readonly string[]): AbortController {
  const controller = new AbortController();
  void listen(topics, () => undefined, controller.signal, { lastEventId: undefined, since: new Map() });
  return controller;
}

test('a screen connects and is live, and stays so when the next screen follows something else', async () => {
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream<Uint8Array>()));
  const screen = await render(<LiveDot />);
  const words = followWords(screen.container);
  const first = follow(['saved']);
  await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
  first.abort();
  follow(['saved', 'changes']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(words).toEqual(['Connecting', 'Live']);
});

test('who is refused reads that screens are not live', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 403 }));
  const screen = await render(<LiveDot />);
  follow(['changes']);
  await expect.element(screen.getByText('Not live')).toBeVisible();
});
