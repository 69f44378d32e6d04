import { globSync } from 'node:fs';
import { installByApt, isExecutable } from './install-browser.ts';

/** A browser other than Chromium that the tests can drive, and the paths of its programs. */
export type OtherBrowser =
  | { name: 'firefox'; executable: string }
  | { name: 'webkit'; driver: string; browser: string };

const BROWSERS = [
  { title: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  { title: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
];

/** Returns the installed browsers. */
export function findOtherBrowsers(): OtherBrowser[] {
  return BROWSERS.map(({ find }) => find()).filter((browser) => browser !== undefined);
}

/** Installs missing browsers if apt can. */
export function installOtherBrowsers(): void {
  for (const { packages, find } of BROWSERS) if (!find()) installByApt(packages);
}

/** Prints the browsers that were not tested because they are not installed, and how to install them. */
export function reportMissingBrowsers(): void {
  for (const { title, packages } of BROWSERS.filter(({ find }) => !find())) {
    process.stdout.write(`NOT RUN in ${title}, which is not installed: apt-get install ${packages.join(' ')}\n`);
  }
}

function findFirefox(): OtherBrowser | undefined {
  const executable = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(isExecutable);
  return executable === undefined ? undefined : { name: 'firefox', executable };
}

function findWebKit(): OtherBrowser | undefined {
  const driver = '/usr/bin/WebKitWebDriver';
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').find(isExecutable);
  const isWhole = [driver, '/usr/bin/Xvfb'].every(isExecutable);
  return isWhole && browser !== undefined ? { name: 'webkit', driver, browser } : undefined;
}
