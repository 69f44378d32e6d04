import type { components } from '@rotunda/api-client/bff-types';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { failOnAbort } from '#testing/fail-on-abort.ts';
import { renderApp } from '#testing/render-app.tsx';
import { problem } from '#testing/stub-services.ts';
import { listenToTopics } from './live-connection.ts';
import { LiveDot } from './live-dot.tsx';
import { setLiveState } from './live-state.ts';
import { useReportStaleReads } from './report-stale-reads.ts';

type LiveStatus = components['schemas']['LiveStatus'];

beforeEach(() => setLiveState('connecting'));
afterEach(() => {
  for (const controller of openControllers.splice(0)) controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Mark({ client }: { client: QueryClient }) {
  useReportStaleReads(client);
  return <LiveDot />;
}

function renderDot(client = new QueryClient()) {
  return render(<Mark client={client} />);
}

/** Stubs a stream that the test sends events to and ends. Each opening gets a new one. */
function stubStream(openings: (() => Response | Promise<Response>)[] = []) {
  const controllers: ReadableStreamDefaultController<Uint8Array>[] = [];
  const respond = () => {
    const next = openings.shift();
    if (next) return next();
    return new Response(new ReadableStream<Uint8Array>({ start: (controller) => void controllers.push(controller) }));
  };
  const send = (text: string) => controllers.at(-1)?.enqueue(new TextEncoder().encode(text));
  return {
    respond,
    fetch: async (_url: string, init?: RequestInit) => failOnAbort(await respond(), init?.signal),
    controllers,
    status: (mode: LiveStatus['mode']) =>
      send(`event: status\ndata: ${JSON.stringify({ mode, topics: ['changes'] })}\n\n`),
    end: () => controllers.at(-1)?.close(),
    // The first test of a page loads the whole console from source.
    opened: () => expect.poll(() => controllers.length, { timeout: 60_000 }).toBeGreaterThan(0),
  };
}

/** Stubs a backend whose streams receive no response. */
async function hangStreams(url: string, { signal }: RequestInit): Promise<Response> {
  if (!url.includes('/api/live')) return new Response('ok\n');
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

const openControllers: AbortController[] = [];

/** Listens to topics until the end of the test, or until the returned controller is aborted. */
function follow(topics: readonly string[], onChange: (topic: string) => void = () => undefined): AbortController {
  const controller = new AbortController();
  openControllers.push(controller);
  void listenToTopics(topics, { onChange, onStart: () => undefined }, controller.signal, {
    lastEventId: undefined,
    since: new Map(),
  });
  return controller;
}

/** Records the texts of the live status from the beginning. */
function followWords(container: HTMLElement): string[] {
  const words = [container.textContent];
  new MutationObserver(() => words.push(container.textContent)).observe(container, {
    subtree: true,
    characterData: true,
    childList: true,
  });
  return words;
}

test('a screen connects and becomes live, and stays live when the next screen follows another topic', async () => {
  const stream = stubStream();
  vi.stubGlobal('fetch', stream.fetch);
  const screen = await renderDot();
  const words = followWords(screen.container);
  const first = follow(['saved']);
  await stream.opened();
  stream.status('pushed');
  await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
  first.abort();
  follow(['saved', 'changes']);
  await expect.poll(() => stream.controllers.length).toBe(2);
  stream.status('silent');
  await expect.element(screen.getByText('Every minute')).toBeVisible();
  expect(words).toEqual(['Connecting', 'Live', 'Every minute']);
});

describe('the live indicator is correct when', () => {
  test.each([
    ['pushed', 'Live'],
    ['polled', 'Every 20 s'],
    ['silent', 'Every minute'],
    ['starting', 'Connecting'],
    ['stopped', 'Not refreshed'],
  ] as const)('the topics are %s', async (mode, word) => {
    const stream = stubStream();
    vi.stubGlobal('fetch', stream.fetch);
    const screen = await renderDot();
    follow(['changes']);
    await stream.opened();
    if (mode !== 'pushed') stream.status('pushed');
    stream.status(mode);
    await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
  });

  test('a stream is open and its state is still unknown', async () => {
    const stream = stubStream();
    vi.stubGlobal('fetch', stream.fetch);
    const screen = await renderDot();
    follow(['changes']);
    await stream.opened();
    await expect.element(screen.getByText('Connecting')).toBeVisible();
  });

  test.each([
    ['refuses the stream', 'Not live', () => new Response(null, { status: 403 })],
    ['cannot reach its database', 'Reconnecting', () => new Response(null, { status: 503 })],
    ['cannot be reached', 'Reconnecting', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('the backend %s', async (_, word, respond) => {
    vi.stubGlobal('fetch', async () => respond());
    const screen = await renderDot();
    follow(['changes']);
    await expect.element(screen.getByText(word)).toBeVisible();
  });

  test('a stream cannot have all topics of the screen', async () => {
    const stream = stubStream();
    const screen = await renderDot();
    vi.stubGlobal('fetch', stream.fetch);
    const controller = new AbortController();
    const followed = { lastEventId: undefined, since: new Map(), isPartial: true };
    const listeners = { onChange: () => undefined, onStart: () => undefined };
    void listenToTopics(['changes'], listeners, controller.signal, followed);
    await stream.opened();
    stream.status('pushed');
    await expect.element(screen.getByText('Partly live')).toBeVisible();
    controller.abort();
  });

  test('the stream ends', async () => {
    const stream = stubStream();
    vi.stubGlobal('fetch', stream.fetch);
    const screen = await renderDot();
    follow(['changes']);
    await stream.opened();
    stream.status('pushed');
    await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
    stream.end();
    await expect.element(screen.getByText('Reconnecting')).toBeVisible();
  });

  test('the stream is silent, as with a hanging backend', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stream = stubStream();
    vi.stubGlobal('fetch', stream.fetch);
    const screen = await renderDot();
    follow(['changes']);
    await stream.opened();
    stream.status('pushed');
    // Each repetition of a poll advances the timers by a moment, too.
    await expect.poll(() => screen.container.textContent).toBe('Live');
    await vi.advanceTimersByTimeAsync(40_000);
    expect(screen.container.textContent).toBe('Live');
    vi.stubGlobal('fetch', hangStreams);
    await vi.advanceTimersByTimeAsync(6_000);
    await expect.poll(() => screen.container.textContent).toBe('Reconnecting');
  });

  test.each([
    ['a page', { rows: [], coverage: { state: 'paused', failure: 'quota' } }, 'Not refreshed'],
    ['pages', { pages: [{ coverage: { state: 'paused', failure: 'outage' } }] }, 'Not refreshed'],
    ['a page that is current', { coverage: { state: 'current' } }, 'Live'],
    ['what the service does not offer', { coverage: { state: 'paused', failure: 'not_offered' } }, 'Live'],
  ])('the screen shows a paused index as %s', async (_, data, word) => {
    setLiveState('live');
    const client = new QueryClient();
    const queryKey = ['bff.indexes.approvals', {}];
    client.setQueryData(queryKey, data);
    const close = new QueryObserver(client, { queryKey, staleTime: Number.POSITIVE_INFINITY }).subscribe(
      () => undefined,
    );
    const screen = await renderDot(client);
    await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
    close();
  });

  test('the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    setLiveState('live');
    const screen = await renderDot();
    await expect.element(screen.getByText('Reconnecting')).toBeVisible();
  });

  test('the list on the screen has failed, and is reloaded once the source is back', async () => {
    const stream = stubStream();
    let isDown = true;
    const down = () =>
      problem({ status: 503, code: 'store_unavailable', title: 'No database', retryable: true, failure: 'outage' });
    const { screen } = await renderApp({
      url: '/changes',
      responses: {
        'drive.changes.list': () => (isDown ? down() : { changes: [], newStartPageToken: '2' }),
        'drive.changes.getStartPageToken': () => (isDown ? down() : { startPageToken: '1' }),
        'drive.drives.list': () => ({ drives: [] }),
      },
      bff: { 'GET /api/live': () => stream.respond() },
    });
    await stream.opened();
    stream.status('pushed');
    await expect.element(screen.getByRole('alert'), { timeout: 10_000 }).toBeVisible();
    await expect.element(screen.getByText('Not refreshed', { exact: true })).toBeVisible();
    stream.status('stopped');
    isDown = false;
    stream.status('pushed');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
  });
});

test('data that was not refreshed is reloaded once its topic is refreshed', async () => {
  const stream = stubStream();
  const changed: string[] = [];
  vi.stubGlobal('fetch', stream.fetch);
  follow(['changes', 'saved'], (topic) => changed.push(topic));
  await stream.opened();
  stream.status('stopped');
  stream.status('pushed');
  await expect.poll(() => changed).toEqual(['changes']);
});
