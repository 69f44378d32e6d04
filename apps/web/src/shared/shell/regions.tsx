import { useEffect } from 'react';

/** The parts of the page that F6 goes to, in their order on the page; those that lie within others come after them. */
const REGIONS = 'nav[aria-label="Main"], main, aside[data-panel], [data-region], [data-toasts]';
const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';
/** Where each region is entered, when the focus was not in it before. */
const ENTRANCES = ['[aria-current="page"]', '[role="row"][tabindex="0"]', FOCUSABLE];

/**
 * Lets F6 and Shift+F6 go from one region of the page to the next: navigation, screen, panels, trays, notifications. Where the focus was
 * in a region it is again. Draws nothing.
 */
export function Regions(): null {
  useEffect(() => {
    const left = new WeakMap<Element, HTMLElement>();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
      // An open window keeps the focus.
      if (document.activeElement?.closest('[role="dialog"]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      goOn(event.shiftKey ? -1 : 1, left);
    };
    // Before the notifications, which have a way of their own to themselves alone.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return null;
}

function goOn(step: 1 | -1, left: WeakMap<Element, HTMLElement>): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter((region) => region.checkVisibility());
  const focused = document.activeElement;
  const current = regions.findLastIndex((region) => region.contains(focused));
  const region = regions[current];
  if (region && focused instanceof HTMLElement) left.set(region, focused);
  const start = current === -1 && step === -1 ? 0 : current;
  const next = regions.at((start + step) % regions.length);
  if (next) enter(next, regions, left.get(next));
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
