import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { writeRow } from '../../apps/bff/bench/write-row.ts';
import type { ScreenAddress } from '../fixtures/screens.ts';

/** Small screens to navigate to from all others. The second one is for visits to the first. */
const OTHER_SCREENS = [
  { path: '/watches', heading: 'Watches' },
  { path: '/access-requests', heading: 'Access requests' },
] as const;
const ROUNDS = 3;
/** The time that the device cache takes to store data. */
const STORED_MS = 800;
const PATIENT = { timeout: 20_000 };

type Conditions = { name: string; rate: number; latencyMs: number; atMost: number };

const CONDITIONS: readonly Conditions[] = [
  { name: '', rate: 1, latencyMs: 0, atMost: 80 },
  { name: ', processor throttled fourfold, 100 ms of round trip', rate: 4, latencyMs: 100, atMost: 300 },
];

/**
 * The minimum time over several rounds until a previously opened screen is shown: after loading the page, and by navigation
 * within it.
 */
type Visit = { screen: string; againMs: number; backMs: number };

/** Starts to wait for the time at which a screen is shown next. */
type ExpectShown = () => Promise<number>;

declare global {
  var shownAtMs: number | undefined;
  var reportShown: (atMs: string) => void;
  var leftHeading: Element | null | undefined;
}

/** Measures how quickly previously opened screens are shown again, from the browser's storage and the page's memory. */
export async function measureScreenVisits(page: Page, screens: readonly ScreenAddress[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const expectShown = await watchShown(page, session);
  for (const conditions of CONDITIONS) {
    const visits: Visit[] = [];
    for (const screen of screens) {
      const shown = expectShown();
      await page.goto(screen.path);
      await shown;
      await delay(STORED_MS);
      await setConditions(session, conditions);
      visits.push({
        screen: screen.route.replace(/^_console\.?/, ''),
        ...(await visitAgain(page, screen.path, expectShown)),
      });
      await setConditions(session, { rate: 1, latencyMs: 0 });
    }
    writeVisits(conditions, visits);
  }
}

async function visitAgain(
  page: Page,
  path: string,
  expectShown: ExpectShown,
): Promise<{ againMs: number; backMs: number }> {
  const again: number[] = [];
  const back: number[] = [];
  const elsewhere = path === OTHER_SCREENS[0].path ? OTHER_SCREENS[1] : OTHER_SCREENS[0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const shown = expectShown();
    await page.goto(path, { waitUntil: 'commit' });
    again.push(await shown);
    await page.evaluate((address) => history.pushState({}, '', address), elsewhere.path);
    await page.getByRole('heading', { level: 1, name: elsewhere.heading }).waitFor(PATIENT);
    const shownAgain = expectShown();
    const startedMs = await page.evaluate(goBack, path);
    back.push((await shownAgain) - startedMs);
  }
  return { againMs: Math.min(...again), backMs: Math.min(...back) };
}

/** The page itself reports the time, because scripts that Playwright evaluates would run during the measurement. */
async function watchShown(page: Page, session: CDPSession): Promise<ExpectShown> {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportShown' });
  await page.addInitScript(recordShown);
  return async () => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    session.once('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
    const timer = setTimeout(() => reject(new Error('no screen was shown in time')), PATIENT.timeout);
    return promise.finally(() => clearTimeout(timer));
  };
}

async function setConditions(session: CDPSession, { rate, latencyMs }: Pick<Conditions, 'rate' | 'latencyMs'>) {
  const throughput = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: latencyMs, ...throughput });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

function writeVisits({ name, atMost }: Conditions, visits: readonly Visit[]): void {
  for (const [kind, what] of [
    ['againMs', 'a second visit'],
    ['backMs', 'back to a screen'],
  ] as const) {
    const sorted = visits.toSorted((a, b) => b[kind] - a[kind]);
    const median = sorted[Math.floor(sorted.length / 2)]?.[kind] ?? 0;
    writeRow({ name: `console, ${what}${name}, p50 of ${sorted.length}`, value: median, unit: 'ms' });
    writeRow({ name: `console, ${what}${name}, worst`, value: sorted[0]?.[kind] ?? 0, unit: 'ms', atMost });
    const lines = sorted.map((visit) => `  ${Math.round(visit[kind])} ms  ${visit.screen}`);
    process.stderr.write(`console, ${what}${name}:\n${lines.join('\n')}\n`);
  }
}

/** Runs in the page: reports the first frame in which nothing is loading. */
function recordShown(): void {
  const look = () => {
    const heading = document.querySelector('main h1');
    const isShown = heading && heading !== globalThis.leftHeading && !document.querySelector('main [data-loading]');
    if (isShown && globalThis.shownAtMs === undefined) {
      globalThis.shownAtMs = performance.now();
      globalThis.reportShown(String(globalThis.shownAtMs));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: navigates to an address and reports when its content is shown. */
function goBack(path: string): number {
  globalThis.leftHeading = document.querySelector('main h1');
  globalThis.shownAtMs = undefined;
  history.pushState({}, '', path);
  return performance.now();
}
