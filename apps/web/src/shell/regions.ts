/** The parts of the page that F6 goes to, in their order on the page; those that lie within others come after them. */
const REGIONS = 'nav[aria-label="Main"], main, aside[data-panel], [data-region], [data-toasts]';
const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';
/** Where each region is entered, when the focus was not in it before. */
const ENTRANCES = ['[aria-current="page"]', '[role="row"][tabindex="0"]', FOCUSABLE];

/** Where the focus was in each region when it left it. */
const lastFocused = new WeakMap<Element, HTMLElement>();

/** Moves the focus to the next (1) or previous (-1) region of the page: to where it was in it before, else to where the region begins. */
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

/** Puts the focus into a region: where it was, else where one begins, else on the region itself. */
function enter(region: HTMLElement, regions: readonly HTMLElement[], last: HTMLElement | undefined): void {
  const isOwn = (element: HTMLElement) => regions.findLast((each) => each.contains(element)) === region;
  const isThere = last?.isConnected && isOwn(last);
  // What it is called is read out with a panel itself.
  const entrance =
    region.localName === 'aside'
      ? region
      : ENTRANCES.map((selector) =>
          [...region.querySelectorAll<HTMLElement>(selector)].find((one) => isOwn(one) && one.checkVisibility()),
        ).find((one) => one !== undefined);
  const target = isThere ? last : (entrance ?? region);
  target.focus();
}
