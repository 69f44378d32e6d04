// Installs the browsers, clients and load balancers for tests, as far as this machine allows.
import { unpackBalancers } from './balancer-programs.ts';
import { BrowserMissingError, findBrowser } from './find-browser.ts';
import { installOtherBrowsers } from './find-other-browsers.ts';
import { installClients } from './install-clients.ts';

installClients();
unpackBalancers();
installOtherBrowsers();
try {
  findBrowser();
} catch (error) {
  if (!(error instanceof BrowserMissingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
