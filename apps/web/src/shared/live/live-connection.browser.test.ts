import { afterEach, expect, test, vi } from 'vitest';
import { failOnAbort } from '#testing/fail-on-abort.ts';
import { listenToTopics, type StreamState } from './live-connection.ts';

const invalidation = (id: string, topic: string, state: string) =>
  `id: ${id}\nevent: invalidation\ndata: ${JSON.stringify({ topic, state })}\n\n`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/**
 * Responds to each opening of the stream with the next text and keeps the last one open. Records the last event ID of
 * each request.
 */
function stubStreams(streams: readonly string[]): { lastEventIds: (string | null)[] } {
  const lastEventIds: (string | null)[] = [];
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('fetch', async (_input: string, init: RequestInit) => {
    const text = streams[lastEventIds.push(new Headers(init.headers).get('last-event-id')) - 1];
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text ?? ': open\n\n'));
        if (text !== undefined) controller.close();
      },
    });
    return failOnAbort(new Response(body), init.signal);
  });
  return { lastEventIds };
}

async function follow(streams: readonly string[], followed: StreamState, topics = ['saved', 'changes']) {
  const stub = stubStreams(streams);
  const changed: string[] = [];
  const started: string[] = [];
  const listeners = {
    onChange: (topic: string) => void changed.push(topic),
    onStart: (topic: string) => void started.push(topic),
  };
  const controller = new AbortController();
  void listenToTopics(topics, listeners, controller.signal, followed);
  for (let opened = 1; opened <= streams.length; opened += 1) {
    await vi.waitFor(() => expect(stub.lastEventIds.length).toBe(opened), 10_000);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.waitFor(() => expect(stub.lastEventIds.length).toBe(streams.length + 1), 10_000);
  controller.abort();
  return { changed, started, ...stub };
}

function nothingYet(): StreamState {
  return { lastEventId: undefined, since: new Map() };
}

test('a stream that may have missed changes has all its topics reloaded, and continues from the given event', async () => {
  vi.useFakeTimers();
  const { changed, lastEventIds } = await follow(['id: a-7\nevent: reset\ndata: {}\n\n'], nothingYet());
  expect(changed).toEqual(['saved', 'changes']);
  expect(lastEventIds).toEqual([null, 'a-7']);
});

test('a newly followed topic is reloaded, unless it was loaded a moment ago', async () => {
  vi.useFakeTimers();
  const sync = invalidation('a-1', 'saved', 'sync');
  expect(await follow([sync], nothingYet())).toMatchObject({ changed: [], started: ['saved'] });
  const forLong: StreamState = { lastEventId: 'a-1', since: new Map([['saved', performance.now() - 60_000]]) };
  expect((await follow([sync], forLong)).changed).toEqual(['saved']);
});

test('another set of topics continues after the last event, so nothing is missed in between', async () => {
  vi.useFakeTimers();
  const followed = nothingYet();
  await follow([invalidation('a-5', 'saved', 'sync')], followed);
  const { changed, lastEventIds } = await follow([invalidation('a-6', 'file:f', 'sync')], followed, [
    'saved',
    'file:f',
  ]);
  expect([changed, lastEventIds[0]]).toEqual([[], 'a-5']);
});

test('the body of a rejected stream is read, so that the browser frees its connection', async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const responses = [503, 503, 401].map((status) => Response.json({ code: 'internal' }, { status }));
  const opened = vi.fn(async () => responses[opened.mock.calls.length - 1] ?? Response.error());
  vi.stubGlobal('fetch', opened);
  const listeners = { onChange: () => undefined, onStart: () => undefined };
  const ended = listenToTopics(['saved'], listeners, new AbortController().signal, nothingYet());
  await vi.advanceTimersByTimeAsync(10_000);
  await ended;
  expect(responses.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true, true]);
});
