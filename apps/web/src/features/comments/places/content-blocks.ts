import { EARLIER_CONTENT_SELECTOR, type FoundPlace, PICTURE_SELECTOR } from './find-place.ts';

const BLOCKS = `p, li, h1, h2, h3, h4, h5, h6, td, th, pre, blockquote, [role=gridcell], ${PICTURE_SELECTOR}`;

/** Returns the selectable positions of the content in order: paragraphs, cells, lines, pages and pictures. */
export function findBlocks(root: Element): FoundPlace[] {
  return [...root.querySelectorAll<HTMLElement>(BLOCKS)].flatMap((element): FoundPlace[] => {
    if (!element.checkVisibility() || element.matches(EARLIER_CONTENT_SELECTOR)) return [];
    if (element.matches(PICTURE_SELECTOR)) return [{ element }];
    // An element that contains other blocks is selected through them.
    if (element.querySelector(BLOCKS) || element.closest('button, nav, .pdf-text-layer')) return [];
    if (element.localName === 'pre') return getLines(element);
    if (element.textContent.trim() === '') return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    return [{ range }];
  });
}

/** Returns the bounding box of a position on the screen. */
export function getBox(place: FoundPlace): DOMRect {
  return 'range' in place ? place.range.getBoundingClientRect() : place.element.getBoundingClientRect();
}

function getLines(element: HTMLElement): FoundPlace[] {
  const text = element.firstChild;
  if (!(text instanceof Text)) return [];
  const lines: FoundPlace[] = [];
  let start = 0;
  for (const line of text.data.split('\n')) {
    if (line.trim() !== '') {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + line.length);
      lines.push({ range });
    }
    start += line.length + 1;
  }
  return lines;
}
