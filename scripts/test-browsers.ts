// Runs the main tasks of each role in Firefox and WebKit. Everything else is tested in Chromium.
import { findOtherBrowsers, installOtherBrowsers, reportMissingBrowsers } from './install/find-other-browsers.ts';
import { runSteps } from './steps/run-steps.ts';

installOtherBrowsers();
if (findOtherBrowsers().length > 0) {
  process.exitCode = await runSteps([
    { title: 'Build of the console', command: 'node', args: ['scripts/build-console.ts'] },
    { title: 'Journeys in Firefox and WebKit', command: 'playwright', args: ['test', '-c', 'e2e/browsers.config.ts'] },
  ]);
}
reportMissingBrowsers();
