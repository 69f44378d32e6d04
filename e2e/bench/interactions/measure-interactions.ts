import type { CDPSession, Page } from '@playwright/test';
import { writeRow } from '../../../apps/bff/bench/write-row.ts';
import type { ScreenAddress } from '../../fixtures/screens.ts';
import { closeWindows, runCommonSteps } from './common-steps.ts';
import { InteractionRecorder, type InteractionResults } from './interaction-recorder.ts';
import { screenSteps } from './screen-steps.ts';
import { type Interaction, watchInteractions } from './watch-interactions.ts';

const LONG_MS = 200;
const HEAP_AFTER = 500;
const WORST_NAMED = 12;
const BYTES_PER_MIB = 1024 ** 2;

type Targets = { p50?: number; p75?: number; p98?: number; worst?: number };

/**
 * Walks through every screen with keyboard and pointer, first at normal processor speed and then four times slower, and writes
 * the browser's event timings of the interactions.
 */
export async function measureInteractions(page: Page, screens: readonly ScreenAddress[]): Promise<void> {
  await watchInteractions(page);
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const first = await measureScreens(page, screens);
  let taken = first.interactions.length;
  while (taken < HEAP_AFTER) taken += (await recordScreens(page, screens)).interactions.length;
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const name = `console, heap after ${HEAP_AFTER} interactions`;
  writeRow({ name, value: usedSize / BYTES_PER_MIB, unit: 'MiB', atMost: 60 });
  await measureThrottledScreens(page, session, screens);
}

/** Walks through only a few screens, twice at normal processor speed, because their code is still being loaded the first time. */
export async function measureFewScreens(page: Page, screens: readonly ScreenAddress[]): Promise<void> {
  await watchInteractions(page);
  await page.goto('/');
  await recordScreens(page, screens);
  await measureScreens(page, screens);
  await measureThrottledScreens(page, await page.context().newCDPSession(page), screens);
}

async function measureScreens(page: Page, screens: readonly ScreenAddress[]): Promise<InteractionResults> {
  const walked = await recordScreens(page, screens);
  writeTimes('console, an interaction', walked, { p98: 50 });
  writeLayoutShift(walked);
  return walked;
}

async function measureThrottledScreens(
  page: Page,
  session: CDPSession,
  screens: readonly ScreenAddress[],
): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const walked = await recordScreens(page, screens);
  writeTimes('console, an interaction, processor throttled fourfold', walked, { p75: 50, p98: 150, worst: LONG_MS });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

async function recordScreens(page: Page, screens: readonly ScreenAddress[]): Promise<InteractionResults> {
  const walk = new InteractionRecorder(page);
  for (const screen of screens) {
    await walk.goTo(screen);
    await runCommonSteps(walk);
    const steps = screenSteps[screen.route];
    if (!steps) continue;
    await walk.goTo(screen);
    await steps(walk);
    await closeWindows(walk);
  }
  return walk.results;
}

function writeTimes(name: string, { interactions }: InteractionResults, targets: Targets): void {
  const sorted = interactions.toSorted((a, b) => a.durationMs - b.durationMs);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.durationMs ?? 0;
  const times = { p50: at(0.5), p75: at(0.75), p98: at(0.98), worst: at(1) };
  for (const figure of ['p50', 'p75', 'p98', 'worst'] as const) {
    const atMost = targets[figure];
    const row = { name: `${name}, ${figure} of ${sorted.length}`, value: times[figure], unit: 'ms' };
    writeRow({ ...row, ...(atMost !== undefined && { atMost }) });
  }
  const long = sorted.filter(({ durationMs }) => durationMs > LONG_MS).length;
  writeRow({
    name: `${name}, over ${LONG_MS} ms`,
    value: long,
    unit: '',
    ...(targets.worst !== undefined && { atMost: 0 }),
  });
  process.stderr.write(`${name}, the longest:\n${sorted.slice(-WORST_NAMED).toReversed().map(toLine).join('\n')}\n`);
}

function writeLayoutShift({ layoutShiftOf }: InteractionResults): void {
  const shifts = [...layoutShiftOf].toSorted(([, a], [, b]) => b - a);
  const name = 'console, layout shift of the screen that shifts most';
  writeRow({ name, value: shifts[0]?.[1] ?? 0, unit: '', atMost: 0.001 });
  const shifted = shifts.filter(([, shift]) => shift > 0).map(([screen, shift]) => `  ${shift.toFixed(4)}  ${screen}`);
  process.stderr.write(`console, screens that shift:\n${shifted.join('\n')}\n`);
}

function toLine({ step, durationMs }: Interaction): string {
  return `  ${durationMs} ms  ${step}`;
}
