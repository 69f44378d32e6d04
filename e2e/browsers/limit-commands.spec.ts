import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { Builder } from 'selenium-webdriver';
import { limitCommands } from './limit-commands.ts';

test('a command without a response fails with its name, and so does every later one', async () => {
  // Opens sessions, and does not respond to anything else.
  await using server = createServer((request, response) => {
    if (request.url !== '/session') return;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ value: { sessionId: 'one', capabilities: {} } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'none' }).build();
  limitCommands(driver, 100);
  await expect(driver.get('https://example.com/')).rejects.toThrow('No response to get within 0.1 s. Processes:');
  await expect(driver.quit()).rejects.toThrow('No response to get within 0.1 s');
  server.closeAllConnections();
});
