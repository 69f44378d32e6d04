/// <reference path="./domino.d.ts" />
import type { DomDocument, DomElement } from '@mixmark-io/domino';

const DELIMITER = 'data-delimiter';

/** Attribute of a list item with its Markdown marker. */
export const MARKER = 'data-marker';

/**
 * Restructures the lists of a page so that Markdown can express them: nested lists are inside an item, and lists are numbered
 * consecutively from their first number. Sets the marker of every item.
 */
export function prepareLists(document: DomDocument): void {
  for (const list of Array.from(document.querySelectorAll('ol > ol, ol > ul, ul > ol, ul > ul'))) nest(document, list);
  for (const list of Array.from(document.querySelectorAll('ul'))) {
    for (const item of getItems(list)) item.setAttribute(MARKER, '-');
  }
  for (const list of Array.from(document.querySelectorAll('ol'))) number(list);
}

function getItems(list: DomElement): DomElement[] {
  return Array.from(list.childNodes).filter(({ nodeName }) => nodeName === 'LI');
}

function nest(document: DomDocument, list: DomElement): void {
  const before = list.previousElementSibling;
  const item = before?.nodeName === 'LI' ? before : document.createElement('li');
  if (item !== before) list.parentNode?.insertBefore(item, list);
  item.appendChild(list);
}

/** Numbers the items of a list. A different delimiter starts a new list, which does not continue the numbering. */
function number(list: DomElement): void {
  let delimiter = list.previousElementSibling?.getAttribute(DELIMITER) === '.' ? ')' : '.';
  let expected = toNumber(list.getAttribute('start')) ?? 1;
  for (const [index, item] of getItems(list).entries()) {
    const count = toNumber(item.getAttribute('value')) ?? expected;
    if (index > 0 && count !== expected) delimiter = delimiter === '.' ? ')' : '.';
    item.setAttribute(MARKER, `${count}${delimiter}`);
    expected = count + 1;
  }
  list.setAttribute(DELIMITER, delimiter);
}

function toNumber(text: string | null): number | undefined {
  if (text === null || !/^\s*\d{1,9}\s*$/u.test(text)) return undefined;
  return Number(text); // Markdown allows at most nine digits in a list number.
}
