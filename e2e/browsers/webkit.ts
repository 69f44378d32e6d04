import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { PAGE_LOAD_TIMEOUT_MS, Tab, WINDOW } from './tab.ts';

/** The paths of WebKitGTK's programs: its WebDriver and its small browser. */
export type WebKitPrograms = { driver: string; browser: string };

/** Starts WebKitGTK’s browser on a virtual display, driven by its WebDriver. Resolves to its tab. */
export async function openWebKit({ driver, browser }: WebKitPrograms): Promise<Tab> {
  await using started = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), 'rotunda-webkit-'));
  started.defer(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));
  const display = await startDisplay(started);
  const service = new DriverService.Builder(driver)
    .setHostname('127.0.0.1')
    .setEnvironment({ ...toStrings(process.env), HOME: home, DISPLAY: display, GDK_BACKEND: 'x11', TZ: 'UTC' })
    .build();
  started.defer(() => service.kill());
  const address = await service.start();
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  };
  const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  // By default, WebDriver waits longer for a page than a test may take, so that the failure would not say which page did not load.
  await session.manage().setTimeouts({ pageLoad: PAGE_LOAD_TIMEOUT_MS });
  return await Tab.open(session, started);
}

/** Starts a virtual display that ends with `started`. Resolves to its name. */
async function startDisplay(started: AsyncDisposableStack): Promise<string> {
  const args = ['-displayfd', '1', '-screen', '0', `${WINDOW.width}x${WINDOW.height}x24`, '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(server, 'close');
  started.defer(async () => {
    server.kill();
    await ended;
  });
  const [number] = await Promise.race([
    once(server.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('Xvfb has ended before it had a display.'))),
  ]);
  return `:${String(number).trim()}`;
}

function toStrings(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
