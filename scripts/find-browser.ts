import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALL_TIMEOUT_MS = 300_000;

/** No browser was found and none could be installed; the message says what to do. */
export class BrowserMissingError extends Error {
  override readonly name = 'BrowserMissingError';
}

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, the system's, Playwright's own, or one that is installed
 * now (by Playwright, else by apt as root). Throws BrowserMissingError.
 */
export function findBrowser(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (isExecutable(configured)) return configured;
    throw new BrowserMissingError(`CHROMIUM_PATH names ${configured}, which cannot be executed.`);
  }
  const known = ['/usr/bin/chromium', chromium.executablePath()];
  const present = known.find(isExecutable);
  if (present) return present;
  for (const install of [installByPlaywright, installByApt]) {
    install();
    const installed = known.find(isExecutable);
    if (installed) return installed;
  }
  throw new BrowserMissingError(
    'The browser tests need Chromium and it could not be installed: install it or set CHROMIUM_PATH to its executable.',
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installByPlaywright(): void {
  attempt('playwright', ['install', '--with-deps', 'chromium']);
}

function installByApt(): void {
  if (process.getuid?.() !== 0) return;
  attempt('apt-get', ['update']);
  attempt('apt-get', ['install', '-y', 'chromium']);
}

// A failed attempt is not the end: the caller looks for the browser again and tries the next way.
function attempt(command: string, args: string[]): void {
  process.stdout.write(`Trying to install a browser: ${command} ${args.join(' ')}\n`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: INSTALL_TIMEOUT_MS });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    process.stdout.write(`  failed: ${reason}\n`);
  }
}
