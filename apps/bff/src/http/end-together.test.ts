import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endTogether } from './end-together.ts';

const server = createServer();

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => server[Symbol.asyncDispose]());

/** A request, and the answer to it before it has begun. */
async function ask(): Promise<{ answer: Promise<IncomingMessage>; response: ServerResponse; leave: () => void }> {
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false });
  request.on('error', () => undefined);
  const answer = once(request, 'response').then(([message]) => message as IncomingMessage);
  answer.catch(() => undefined);
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  return { answer, response, leave: () => request.destroy() };
}

test('answers end in the order in which they were to, each with its last piece, after what is under way', async () => {
  const asked = [await ask(), await ask()];
  const order: string[] = [];
  for (const [index, { response }] of asked.entries())
    endTogether(response, Buffer.from(`answer ${index}`), () => order.push(`${index} ${response.writableEnded}`));
  order.push('the turn goes on');
  const texts = await Promise.all(asked.map(async ({ answer }) => text(await answer)));
  expect(texts).toEqual(['answer 0', 'answer 1']);
  expect(order).toEqual(['the turn goes on', '0 true', '1 true']);
});

test('an answer whose browser has left in the meantime keeps no other from ending', async () => {
  const [left, stays] = [await ask(), await ask()];
  const closed = once(left.response, 'close');
  left.leave();
  await closed;
  const ended = Promise.withResolvers<void>();
  endTogether(left.response, Buffer.from('nobody'), ended.resolve);
  endTogether(stays.response, Buffer.from('somebody'), () => undefined);
  await ended.promise;
  expect(await text(await stays.answer)).toBe('somebody');
});
