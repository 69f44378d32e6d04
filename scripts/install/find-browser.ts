import { chromium } from '@playwright/test';
import { attempt, installByApt, isExecutable } from './install-browser.ts';

/** No browser was found and none could be installed. The message explains what to do. */
export class BrowserMissingError extends Error {
  override readonly name = 'BrowserMissingError';
}

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of a Chromium for the browser tests: `CHROMIUM_PATH`; Debian's headless shell, which is installed if it is
 * missing and this is root; a full Chromium of the system; or Playwright's own, which is installed if there is no other. The
 * shell comes first, because it needs a quarter less processor time for end-to-end tests without opening a window. Throws
 * BrowserMissingError.
 */
export function findBrowser(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (isExecutable(configured)) return configured;
    throw new BrowserMissingError(`CHROMIUM_PATH is set to ${configured}, which is not executable.`);
  }
  if (!isExecutable(SHELL)) installByApt(['chromium-headless-shell']);
  const present = findInstalled();
  if (present) return present;
  attempt('playwright', ['install', '--with-deps', 'chromium']);
  const installed = findInstalled();
  if (installed) return installed;
  throw new BrowserMissingError(
    'The browser tests need Chromium and it could not be installed: install it or set CHROMIUM_PATH to its executable.',
  );
}

/** Returns `CHROMIUM_PATH` or the path of an installed Chromium. Installs nothing; undefined if there is none. */
export function findInstalledBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || findInstalled();
}

function findInstalled(): string | undefined {
  return [SHELL, '/usr/bin/chromium', chromium.executablePath()].find(isExecutable);
}
