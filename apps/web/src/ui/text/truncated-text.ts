import { shownWords } from './shown-words.ts';

/** What ends in an ellipsis where there is no room, and what says itself which text it may show a part of: its own, when it is empty. */
const SHORTENING = '.truncate, [class*="line-clamp"], [data-full-text]';
// Controls and cells are reached by keyboard; a whole row is too much to be said at once.
const REACHED = 'a, button, [role="gridcell"], [role="columnheader"]';

/** The nearest element around `element`, or it itself, that shows only a part of its text. */
export function findTruncatedText(element: Element): HTMLElement | null {
  const around = element.closest<HTMLElement>(SHORTENING);
  if (around === null || isTruncated(around)) return around;
  return around.parentElement && findTruncatedText(around.parentElement);
}

/** What of a control or a cell that the keyboard has reached shows only a part of its text. */
export function findReachedTruncatedText(element: HTMLElement): HTMLElement | null {
  if (!element.matches(REACHED)) return null;
  return [...element.querySelectorAll<HTMLElement>(SHORTENING)].find(isTruncated) ?? findTruncatedText(element);
}

/** The whole text of an element that shows only a part of it; undefined where it shows all of it. */
export function readTruncatedText(element: HTMLElement): string | undefined {
  return element.matches(SHORTENING) && isTruncated(element)
    ? element.dataset.fullText || readWords(element)
    : undefined;
}

function isTruncated(element: HTMLElement): boolean {
  // A time says more in a card of its own.
  if (element.querySelector('time') !== null || element.closest('time') !== null) return false;
  const { fullText } = element.dataset;
  if (fullText !== undefined && !readWords(element).includes(fullText)) return true;
  return element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
}

function readWords(element: HTMLElement): string {
  return shownWords(element).replaceAll('\u00ad', '');
}
