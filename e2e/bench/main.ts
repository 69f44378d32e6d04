// Measures the console in a browser: first visits, navigation between screens, a walk through all of them, second visits, a list
// of 100,000 rows, a CSV of 1,000,000 rows and a folder of 100,000 files. With arguments: only the named groups of rows, or walks
// and second visits of the screens whose routes contain an argument.
import { chromium, type Page } from '@playwright/test';
import type { Client } from '@rotunda/api-client/client';
import { writeRow } from '../../apps/bff/bench/write-row.ts';
import { getMaxKib, MAX_FILES } from '../../apps/web/build/first-load-limits.ts';
import { buildConsole, isConsoleBuilt } from '../../scripts/console-build.ts';
import { findBrowser } from '../../scripts/install/find-browser.ts';
import { findScreens } from '../fixtures/screens.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { startStack } from '../fixtures/stack.ts';
import { measureLoad, measureRouteChange } from './first-load.ts';
import { measureFewScreens, measureInteractions } from './interactions/measure-interactions.ts';
import { createLargeFolder, measureLargeFolder } from './large-folder.ts';
import { measureScreenVisits } from './screen-visits.ts';
import { createLongSheet, measureLongSheet } from './sheet-frames.ts';
import { measureLoadedFiles, measureLongList, measurePlainTable } from './table-frames.ts';

const ROUNDS = 5;
/** The screen opened by first visits. */
const FIRST_SCREEN = '_console.processes';
/** Parts of routes that limit the walk to their screens. */
const routeFilters = process.argv.slice(2);

type Visit = (measure: (page: Page) => Promise<void>) => Promise<void>;

if (!(await isConsoleBuilt())) await buildConsole();
const stack = await startStack();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const options = { baseURL: stack.consoleOrigin, viewport: { width: 1440, height: 900 } };
  const first = await browser.newContext(options);
  await signIn(await first.newPage(), 'operator', stack.demoPassword);
  const storageState = await first.storageState();
  const visit: Visit = async (measure) => {
    const context = await browser.newContext({ ...options, storageState });
    await measure(await context.newPage());
    await context.close();
  };
  const person = await openServicesClient(stack, 'operator');
  const groups: Readonly<Record<string, () => Promise<void>>> = {
    visits: () => measureVisits(visit),
    lists: () => measureLists(visit),
    walk: () =>
      visit(async (page) => {
        await page.goto('/');
        const screens = await findScreens(person, page);
        await measureInteractions(page, screens);
        await measureScreenVisits(page, screens);
      }),
    sheet: () => measureSheet(visit, person),
    folder: () => measureFolder(visit, person),
    'all-files': () => measureFiles(visit, person),
  };
  const named = routeFilters.length === 0 ? Object.keys(groups) : routeFilters.filter((word) => groups[word]);
  for (const name of named) await groups[name]?.();
  const routes = routeFilters.filter((word) => !groups[word]);
  if (routes.length > 0) {
    await visit(async (page) => {
      await page.goto('/');
      const all = await findScreens(person, page);
      const screens = all.filter(({ route }) => routes.some((word) => route.includes(word)));
      await measureFewScreens(page, screens);
      await measureScreenVisits(page, screens);
    });
  }
} finally {
  await browser.close();
  await stack.stop();
}

async function measureVisits(visit: Visit): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  const ways: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await visit(async (page) => {
      const load = await measureLoad(page);
      cold.push(load.shownMs);
      if (round === 0) {
        writeRow({
          name: 'console, scripts of a first visit, compressed',
          value: load.scriptKib,
          unit: 'KiB',
          atMost: getMaxKib(FIRST_SCREEN),
        });
        writeRow({
          name: 'console, files of scripts of a first visit',
          value: load.scripts,
          unit: 'files',
          atMost: MAX_FILES,
        });
      }
      warm.push((await measureLoad(page)).shownMs);
      ways.push(await measureRouteChange(page));
    });
  }
  const coldMs = median(cold);
  writeRow({ name: 'console, first visit until its list is shown', value: coldMs, unit: 'ms' });
  writeRow({
    name: 'console, second visit until its list is shown',
    value: median(warm),
    unit: 'ms',
    peer: { name: 'the first visit', value: coldMs },
  });
  writeRow({ name: 'console, from processes to files', value: median(ways), unit: 'ms' });
}

async function measureLists(visit: Visit): Promise<void> {
  await visit(async (page) => {
    const list = await measureLongList(page);
    const plain = await measurePlainTable(page);
    const name = 'a plain table of 10,000 rows';
    writeRow({
      name: 'console, longest frame while 100,000 rows are scrolled',
      value: list.longestFrameMs,
      unit: 'ms',
      peer: { name, value: plain.longestFrameMs },
      atMost: 50,
    });
    writeRow({
      name: 'console, picking one of 100,000 rows',
      value: list.pickMs,
      unit: 'ms',
      peer: { name, value: plain.pickMs },
      atMost: 16,
    });
  });
}

async function measureSheet(visit: Visit, person: Client): Promise<void> {
  const fileId = await createLongSheet(person);
  await visit(async (page) => {
    const sheet = await measureLongSheet(page, fileId);
    const name = 'console, a CSV of 1,000,000 rows';
    writeRow({
      name: `${name}, until its first cells are shown`,
      value: sheet.firstCellsMs,
      unit: 'ms',
      atMost: 1_000,
    });
    writeRow({ name: `${name}, until all of its rows are there`, value: sheet.allRowsMs, unit: 'ms' });
    writeRow({
      name: `${name}, longest frame while it is scrolled`,
      value: sheet.longestFrameMs,
      unit: 'ms',
      atMost: 50,
    });
  });
}

async function measureFolder(visit: Visit, person: Client): Promise<void> {
  const folderId = await createLargeFolder(person);
  await visit(async (page) => {
    const folder = await measureLargeFolder(page, folderId);
    const name = 'console, a folder of 100,000 files';
    writeRow({ name: `${name}, until its first files are shown`, value: folder.shownMs, unit: 'ms', atMost: 1_000 });
    writeRow({
      name: `${name}, longest frame while 2,000 of them are scrolled`,
      value: folder.longestFrameMs,
      unit: 'ms',
      atMost: 50,
    });
  });
}

async function measureFiles(visit: Visit, person: Client): Promise<void> {
  await visit(async (page) => {
    const { longestFrameMs } = await measureLoadedFiles(page, () =>
      person.call('drive.files.create', {}, { body: { name: 'New.txt' } }),
    );
    writeRow({
      name: 'console, longest frame while 100,000 files are scrolled',
      value: longestFrameMs,
      unit: 'ms',
      atMost: 50,
    });
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
