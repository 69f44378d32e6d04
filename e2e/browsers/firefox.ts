import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, watch, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMarionetteSession } from './marionette.ts';
import { START_TIMEOUT_MS, Tab } from './tab.ts';

/** Starts a headless Firefox with an empty profile. Resolves to its tab. Requires no separate driver. */
export async function openFirefox({ executable }: { executable: string }): Promise<Tab> {
  await using started = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), 'rotunda-firefox-'));
  started.defer(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));
  // Any free port. Firefox writes it to a file in the profile.
  await writeFile(join(home, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const port = readWhenWritten(home, 'MarionetteActivePort');
  const browser = spawn(executable, ['--headless', '--marionette', '--no-remote', '--profile', home], {
    stdio: 'ignore',
    env: { ...process.env, HOME: home, TMPDIR: home, TZ: 'UTC', MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const ended = once(browser, 'close');
  started.defer(async () => {
    browser.kill();
    await ended;
  });
  const failed = ended.then(() => Promise.reject(new Error('Firefox has ended before it could be driven.')));
  const driver = await openMarionetteSession(Number(await Promise.race([port, failed])));
  return await Tab.open(driver, started);
}

/** Returns the content of a file once another process has written it to the directory. */
async function readWhenWritten(directory: string, name: string): Promise<string> {
  for await (const { filename } of watch(directory, { signal: AbortSignal.timeout(START_TIMEOUT_MS) })) {
    const content = filename === name ? await readFile(join(directory, name), 'utf8') : '';
    if (content !== '') return content;
  }
  throw new Error(`Nothing wrote ${name}.`);
}
