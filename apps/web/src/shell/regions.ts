/** The regions of the page for F6, in page order. Nested ones come after those that contain them. */
const REGIONS = 'nav[aria-label="Main"], main, aside[data-panel], [data-region], [data-toasts]';
const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';
/** The initial focus target of each region. */
const ENTRANCES = ['[aria-current="page"]', '[role="row"][tabindex="0"]', FOCUSABLE];

/** The last focused element of each region. */
const lastFocused = new WeakMap<Element, HTMLElement>();

/**
 * Moves the focus to the next (1) or previous (-1) region of the page: to its last focused element, or else to its initial
 * target.
 */
export function focusRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter((region) => region.checkVisibility());
  const focused = document.activeElement;
  const current = regions.findLastIndex((region) => region.contains(focused));
  const region = regions[current];
  if (region && focused instanceof HTMLElement) lastFocused.set(region, focused);
  const start = current === -1 && step === -1 ? 0 : current;
  const next = regions.at((start + step) % regions.length);
  if (next) enter(next, regions, lastFocused.get(next));
}

/** Focuses a region: its last focused element, or else its initial target, or else the region itself. */
function enter(region: HTMLElement, regions: readonly HTMLElement[], last: HTMLElement | undefined): void {
  const isOwn = (element: HTMLElement) => regions.findLast((each) => each.contains(element)) === region;
  const isThere = last?.isConnected && isOwn(last);
  // A panel's name is announced with the panel itself.
  const entrance =
    region.localName === 'aside'
      ? region
      : ENTRANCES.map((selector) =>
          [...region.querySelectorAll<HTMLElement>(selector)].find((one) => isOwn(one) && one.checkVisibility()),
        ).find((one) => one !== undefined);
  const target = isThere ? last : (entrance ?? region);
  target.focus();
}
