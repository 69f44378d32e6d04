import type { LookupFunction } from 'node:net';
import { AddressPolicy } from '@rotunda/address-policy/address-policy';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openGuardedAgent } from '#app/outbound-agent.ts';
import { systemClock } from '#domain/clock.ts';
import { TestAuthority } from '#testing/servers/test-authority.ts';
import { terminateTls } from '#testing/servers/tls-terminator.ts';
import { WebhookReceiver } from '#testing/servers/webhook-receiver.ts';
import { sendWebhook } from './webhook-sender.ts';

const policy = new AddressPolicy(['localhost', '127.0.0.0/8', '::1'], '*');
// The name is allowed, but it resolves to an address that is not.
const strict = new AddressPolicy(['localhost'], '*');

const stack = new AsyncDisposableStack();
let receiver: WebhookReceiver;
let lookup: LookupFunction = policy.lookup;
const dispatcher = openGuardedAgent((...args) => lookup(...args));

beforeAll(async () => {
  receiver = stack.use(await WebhookReceiver.start());
  stack.defer(() => dispatcher.destroy());
});

afterAll(() => stack.disposeAsync());

afterEach(() => {
  vi.restoreAllMocks();
  receiver.received.length = 0;
});

const send = (address: string) =>
  sendWebhook({ policy, dispatcher, clock: systemClock }, address, { 'webhook-id': 'msg_1' }, '{}');

test.each([
  ['never responds', () => undefined],
  [
    'responds without an end',
    (response: import('node:http').ServerResponse) => void response.writeHead(500).write('x'),
  ],
])('a receiver that %s is abandoned after ten seconds, and gets the message again', async (_how, respond) => {
  const waits: number[] = [];
  const controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    waits.push(ms);
    return controller.signal;
  });
  // The timeout ends after the message has arrived, because a busy machine may send it late.
  receiver.respond = (response) => {
    respond(response);
    setTimeout(() => controller.abort(new DOMException('too slow', 'TimeoutError')), 50);
  };
  const { outcome } = await send(receiver.url);
  expect([outcome, waits]).toEqual(['failed', [10_000]]);
  receiver.respond = (response) => void response.writeHead(200).end();
  vi.restoreAllMocks();
  expect(await send(receiver.url)).toMatchObject({ outcome: 'accepted', status: 200 });
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(['msg_1', 'msg_1']);
});

test('a receiver with an untrusted certificate gets nothing, and the message waits', async () => {
  const certificate = new TestAuthority('Nobody knows it').issue('localhost');
  await using terminator = await terminateTls(new URL(receiver.url).origin, { host: 'localhost', certificate });
  expect(await send(`${terminator.origin}/hook`)).toMatchObject({
    outcome: 'failed',
    response: expect.stringMatching(/^The certificate is not valid \([A-Z_]+\)\.$/),
  });
  expect(receiver.received).toEqual([]);
});

test('a receiver whose name has come to resolve to a blocked address gets nothing, and the message waits', async () => {
  expect(await send(receiver.url)).toMatchObject({ outcome: 'accepted' });
  lookup = strict.lookup;
  expect(await send(receiver.url)).toMatchObject({
    outcome: 'failed',
    response: 'The host has a blocked address, such as one in a private network.',
  });
  lookup = policy.lookup;
  expect(receiver.received).toHaveLength(1);
});
