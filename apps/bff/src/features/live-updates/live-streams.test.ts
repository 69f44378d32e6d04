import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import { noSignal } from '#platform/invalidations/invalidation-signal.ts';
import { openStore } from '#platform/store/open-store.ts';
import { type LiveStream, LiveStreams } from './live-streams.ts';

const LONG_TOPIC = `events:${'a'.repeat(1000)}`;

async function openPair(): Promise<{ outgoing: ServerResponse; socket: Socket; close: () => void }> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  const [, outgoing]: ServerResponse[] = await once(server, 'request');
  if (!outgoing) throw new Error('no request came');
  return { outgoing, socket, close: () => void server.close() };
}

test('T16: a client that does not read is disconnected before its queue fills the memory', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-live-'));
  const store = await openStore({ path: join(directory, 'bff.db') });
  const streams = new LiveStreams(
    new InvalidationOutbox(store, noSignal, systemClock),
    systemClock,
    async (ids) => new Set(ids),
  );
  const { outgoing, socket, close } = await openPair();
  socket.pause();
  const stream: LiveStream = { sessionId: 's', topics: new Set([LONG_TOPIC]), cursor: 0, outgoing };
  const closed = new Promise<void>((resolve) => streams.open(stream, resolve));
  let highestBytes = 0;
  for (let id = 1; !outgoing.destroyed && id < 100_000; id += 1) {
    streams.write(stream, [{ id, topic: LONG_TOPIC, state: 'changed', putAt: null }]);
    highestBytes = Math.max(highestBytes, outgoing.writableLength);
  }
  expect(outgoing.destroyed).toBe(true);
  expect(highestBytes).toBeLessThan(300 * 1024);
  await closed;
  socket.destroy();
  close();
  await store.destroy();
  rmSync(directory, { recursive: true });
});
