import { readVisibleText } from './visible-text.ts';

/** Elements that are truncated with an ellipsis, and those that declare their full text. An empty value means their own text. */
const SHORTENING = '.truncate, [class*="line-clamp"], [data-full-text]';
// The elements that the keyboard reaches. A whole row is too much to announce at once.
const REACHED = 'a, button, [role="gridcell"], [role="columnheader"]';

/** Returns the nearest ancestor of `element`, or the element itself, with truncated text. */
export function findTruncatedText(element: Element): HTMLElement | null {
  const around = element.closest<HTMLElement>(SHORTENING);
  if (around === null || isTruncated(around)) return around;
  return around.parentElement && findTruncatedText(around.parentElement);
}

/** Returns the truncated part of a control or cell with keyboard focus. */
export function findReachedTruncatedText(element: HTMLElement): HTMLElement | null {
  if (!element.matches(REACHED)) return null;
  return [...element.querySelectorAll<HTMLElement>(SHORTENING)].find(isTruncated) ?? findTruncatedText(element);
}

/** Returns the full text of a truncated element. Returns undefined if it is not truncated. */
export function readTruncatedText(element: HTMLElement): string | undefined {
  return element.matches(SHORTENING) && isTruncated(element)
    ? element.dataset.fullText || readWithoutHyphens(element)
    : undefined;
}

function isTruncated(element: HTMLElement): boolean {
  // A time has its own card with more details.
  if (element.querySelector('time') !== null || element.closest('time') !== null) return false;
  const { fullText } = element.dataset;
  if (fullText !== undefined && !readWithoutHyphens(element).includes(fullText)) return true;
  return element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
}

function readWithoutHyphens(element: HTMLElement): string {
  return readVisibleText(element).replaceAll('\u00ad', '');
}
