import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LiveEvent, readInvalidations } from './read-invalidations.ts';

const stream = [
  ': the stream is open\n\n',
  'event: invalidation\nid: 7\ndata: {"topic":"changes","state":"sync"}\n\n',
  'event: goodbye\ndata: {}\n\n',
  'event: status\ndata: {"mode":"stopped","topics":["changes"]}\n\n',
  'event: invalidation\nid: 8\ndata: not JSON\n\n',
  'event: reset\nid: 3\ndata: {}\n\n',
  'event: invalidation\nid: 9\ndata: {"topic":"file:ä","state":"changed"}\n\n',
].join('');

test('invalidations are parsed wherever the network splits the stream', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), async (sizes) => {
      const events = await readAll(cut(new TextEncoder().encode(stream), sizes));
      expect(events.flatMap(({ invalidation }) => invalidation ?? [])).toEqual([
        { topic: 'changes', state: 'sync' },
        { topic: 'file:ä', state: 'changed' },
      ]);
      expect(events.map(({ lastEventId }) => lastEventId)).toEqual([
        undefined,
        '7',
        undefined,
        undefined,
        '8',
        '3',
        '9',
      ]);
      expect(events.map(({ isReset }) => isReset)).toEqual([false, false, false, false, false, true, false]);
      expect(events.flatMap(({ status }) => status ?? [])).toEqual([{ mode: 'stopped', topics: ['changes'] }]);
    }),
    { numRuns: 30 },
  );
});

async function readAll(chunks: Uint8Array<ArrayBuffer>[]): Promise<LiveEvent[]> {
  const events: LiveEvent[] = [];
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  for await (const event of readInvalidations(stream)) events.push(event);
  return events;
}

function cut(bytes: Uint8Array<ArrayBuffer>, sizes: readonly number[]): Uint8Array<ArrayBuffer>[] {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0, index = 0; from < bytes.length; index += 1) {
    const size = sizes[index % sizes.length] ?? 1;
    chunks.push(bytes.slice(from, from + size));
    from += size;
  }
  return chunks;
}
