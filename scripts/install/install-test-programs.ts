// The browsers, clients and balancers that tests run, as far as this machine lets them be installed.
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
