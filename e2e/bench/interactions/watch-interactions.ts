import type { Page } from '@playwright/test';

/** The browser's measurement of an interaction: from the input to the frame that shows its effect. */
export type Interaction = { step: string; durationMs: number };

/** The browser's recordings since the last read. */
type Recorded = { durations: number[]; layoutShift: number };

type Watch = { durationOf: Map<number, number>; layoutShift: number };

declare global {
  var interactionWatch: Watch | undefined;
}

/** The browser does not report shorter durations; such an interaction counts as half of this. */
const LEAST_MS = 16;

/** Makes every document of the page record its interactions and layout shifts. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(recordInteractions, LEAST_MS);
}

/** Returns the longest interaction since the last read, and the layout shift in the same period. */
export async function readInteractions(page: Page): Promise<{ durationMs: number; layoutShift: number }> {
  const { durations, layoutShift } = await page.evaluate(drainRecorded);
  return { durationMs: Math.max(LEAST_MS / 2, ...durations), layoutShift };
}

/** Runs in the page. */
function recordInteractions(leastMs: number): void {
  const watch: Watch = { durationOf: new Map(), layoutShift: 0 };
  globalThis.interactionWatch = watch;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue;
      const longest = watch.durationOf.get(entry.interactionId) ?? 0;
      watch.durationOf.set(entry.interactionId, Math.max(longest, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: leastMs } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry)
        watch.layoutShift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift' });
}

/** Runs in the page: waits until the frame of the last input has been shown, and returns the recordings. */
async function drainRecorded(): Promise<Recorded> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let frame = 0; frame < 4; frame += 1) await nextFrame();
  const watch = globalThis.interactionWatch;
  if (!watch) throw new Error('the interactions of this document are not recorded');
  const recorded = { durations: [...watch.durationOf.values()], layoutShift: watch.layoutShift };
  watch.durationOf.clear();
  watch.layoutShift = 0;
  return recorded;
}
