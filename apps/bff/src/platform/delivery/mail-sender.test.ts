import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendMail } from './mail-sender.ts';

const MESSAGE = {
  id: 'msg_1',
  title: 'Title',
  timeMs: 0,
  entries: [],
  url: 'https://console.example.com/',
  urlLabel: 'Open',
  json: {},
};

/** Starts a mail server that answers each command with one line after another of a response without an end. */
async function startEndlessServer(greeting: string): Promise<{ url: string; sockets: Set<Socket> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const timer = setInterval(() => socket.write('250-more\r\n'), 20);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
    });
    socket.write(greeting);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
}

test.each([
  ['greeting', '220-more\r\n'],
  ['response', '220 ready\r\n'],
])('a mail server whose %s never ends is given up, without a connection that stays open', async (_what, greeting) => {
  const { url, sockets } = await startEndlessServer(greeting);
  const config = { url, passwordFile: undefined, from: 'rotunda@example.com', allowsPlaintext: true };
  const result = await sendMail(config, 'a@example.com', MESSAGE, 500);
  expect(result).toMatchObject({ outcome: 'failed', response: 'No response in time.' });
  await expect.poll(() => sockets.size, { timeout: 10_000 }).toBe(0);
});
