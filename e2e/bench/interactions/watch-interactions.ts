import type { Page } from '@playwright/test';

/** What the browser measured of an interaction: from the input to the frame that shows its effect. */
export type Interaction = { step: string; durationMs: number };

/** What the browser recorded since it was last read. */
type Recorded = { durations: number[]; layoutShift: number };

type Watch = { durationOf: Map<number, number>; layoutShift: number };

declare global {
  var interactionWatch: Watch | undefined;
}

/** The browser names no duration below; such an interaction counts as half of it. */
const LEAST_MS = 16;

/** Has every document of the page record its interactions and layout shifts. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(recordInteractions, LEAST_MS);
}

/** The longest interaction since the last reading, and how far the layout shifted meanwhile. */
export async function readInteractions(page: Page): Promise<{ durationMs: number; layoutShift: number }> {
  const { durations, layoutShift } = await page.evaluate(takeRecorded);
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

/** Runs in the page: waits until the frame of the last input was shown, and hands over what was recorded. */
async function takeRecorded(): Promise<Recorded> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let frame = 0; frame < 4; frame += 1) await nextFrame();
  const watch = globalThis.interactionWatch;
  if (!watch) throw new Error('the interactions of this document are not recorded');
  const recorded = { durations: [...watch.durationOf.values()], layoutShift: watch.layoutShift };
  watch.durationOf.clear();
  watch.layoutShift = 0;
  return recorded;
}
