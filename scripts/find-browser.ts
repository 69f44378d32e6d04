import { chromium } from '@playwright/test';
import { attempt, installByApt, isExecutable } from './install-browser.ts';

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
  for (const install of [installByPlaywright, () => installByApt(['chromium'])]) {
    install();
    const installed = known.find(isExecutable);
    if (installed) return installed;
  }
  throw new BrowserMissingError(
    'The browser tests need Chromium and it could not be installed: install it or set CHROMIUM_PATH to its executable.',
  );
}

function installByPlaywright(): void {
  attempt('playwright', ['install', '--with-deps', 'chromium']);
}
