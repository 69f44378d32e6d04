import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
});

afterAll(() => bff[Symbol.asyncDispose]());

/** Sends a request and disconnects before the response, while the BFF reads the session or the store. */
async function disconnectEarly(path: string, afterMs: number): Promise<void> {
  const socket = connect(bff.port, '127.0.0.1');
  await once(socket, 'connect');
  const cookie = [...operator.cookies].map((pair) => pair.join('=')).join('; ');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: console.test\r\nX-BFF-CSRF: 1\r\nCookie: ${cookie}\r\n\r\n`);
  await pause(afterMs);
  socket.resetAndDestroy();
}

test('a live stream whose browser disconnects before it opens takes no place of its session', async () => {
  for (let attempt = 0; attempt < 40; attempt += 1) await disconnectEarly('/api/live?topic=saved', attempt % 4);
  const openOne = () => LiveReader.open(operator, bff.port, ['saved']);
  // The last streams may still be closing.
  const readers: LiveReader[] = [];
  while (readers.length < 4) readers.push(await vi.waitFor(openOne, 10_000));
  const fifth = await operator.request('/api/live?topic=saved');
  expect(fifth.status).toBe(429);
  await Promise.all(readers.map((reader) => reader.close()));
});
