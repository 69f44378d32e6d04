import { findSheetCell, findShownSheet, getCellText } from '#shared/content/sheets/model/shown-sheet.ts';
import type { ContentPlace } from './content-place.ts';
import { findRange, getOffset, normalizeText, type PlaceText, readPlaceText } from './place-text.ts';

/** A position in the document: text, or a page or picture with an optional region. */
export type FoundPlace = { range: Range } | { element: HTMLElement };

/** Returns the host of the code editor, whose text is in a separate tree. */
export function findEditorHost(root: Element): Element | undefined {
  return [...root.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot?.querySelector('.cm-editor') != null);
}

/** Matches content of an earlier revision, beside the content that comments refer to. */
export const EARLIER_CONTENT_SELECTOR = '[data-earlier], [data-earlier] *';

/** Matches pages and pictures. */
export const PICTURE_SELECTOR = 'canvas[role=img], img';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Finds a position in the shown content. If the text occurs several times, returns the occurrence closest to the original offset.
 */
export function findPlace(root: Element, place: ContentPlace): FoundPlace | undefined {
  const quote = normalizeText(place.quote);
  const cell = findCell(root, place);
  if (cell) return { element: cell };
  if (quote === '') return findPicture(root, place);
  for (const area of listPageAreas(root, place.page)) {
    const range = findQuote(area, place, quote);
    if (range) return { range };
  }
  return undefined;
}

/** Finds a quote within a part of the content. */
function findQuote(area: Element, place: ContentPlace, quote: string): Range | undefined {
  const text = readPlaceText(area);
  const starts = findAll(text.text, quote);
  const cells = place.cell === undefined ? [] : starts.filter((start) => isInCell(text, start, place.cell));
  const wanted = place.offset ?? 0;
  const candidates = cells.length > 0 ? cells : starts;
  const start = candidates.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
  return start === undefined ? undefined : findRange(text, start, start + quote.length);
}

/** Returns the cell of a spreadsheet, if it is rendered and its content is unchanged. */
function findCell(root: Element, { page, cell, quote }: ContentPlace): HTMLElement | undefined {
  const sheet = cell && findShownSheet(root, page);
  const cells = sheet ? [...sheet.querySelectorAll<HTMLElement>('[role=gridcell]')] : [];
  return cells.find((each) => {
    const own = findSheetCell(each);
    return own?.row === cell?.row && own?.column === cell?.column && normalizeText(getCellText(each)) === quote;
  });
}

/** Returns the position of a text range, with all known details. */
export function findRangePlace(root: Element, range: Range): ContentPlace {
  const element = getElement(range.startContainer);
  const page = findPage(element);
  const area = element?.closest('[data-page]') ?? listPageAreas(root, page)[0] ?? root;
  const text = readPlaceText(area);
  const start = getOffset(text, range.startContainer, range.startOffset);
  const end = getOffset(text, range.endContainer, range.endOffset);
  const cut = text.text.slice(start, end);
  const quote = normalizeText(cut);
  const offset = start + cut.search(/\S|$/u);
  const cell = getCell(element);
  return { quote, offset, page, line: cell ? undefined : findLine(element, range), cell };
}

/** Returns the position of a spreadsheet cell. */
export function findCellPlace(root: Element, cell: HTMLElement): ContentPlace {
  const range = document.createRange();
  range.selectNodeContents(cell);
  return { ...findRangePlace(root, range), offset: undefined, quote: normalizeText(getCellText(cell)) };
}

/** Returns the position of a page or picture. A picture outside a page has no number; the region shows the kind of position. */
export function findPicturePlace(picture: HTMLElement, region?: ContentPlace['region']): ContentPlace {
  const page = findPage(picture);
  return { quote: '', page, region: region ?? (page === undefined ? WHOLE : undefined) };
}

/** Returns the page or sheet that contains an element. Returns undefined if there are none. */
function findPage(element: Element | null): number | undefined {
  const sheet = element ? findSheetCell(element)?.sheet : undefined;
  if (sheet !== undefined) return sheet;
  const page = element?.closest<HTMLElement>('[data-page]')?.dataset.page;
  return page === undefined ? undefined : Number(page);
}

/**
 * Returns the parts of the content that show a page or sheet, with the compared content last. Returns the whole content if it has
 * no pages.
 */
function listPageAreas(root: Element, page: number | undefined): readonly Element[] {
  if (page === undefined) return [root];
  const sheet = findShownSheet(root, page);
  if (sheet) return [sheet];
  const areas = [...root.querySelectorAll(`[data-page="${page}"]`)];
  if (areas.length === 0) return [root];
  return areas.toSorted(
    (one, other) => Number(one.matches(EARLIER_CONTENT_SELECTOR)) - Number(other.matches(EARLIER_CONTENT_SELECTOR)),
  );
}

function findPicture(root: Element, { page, region }: ContentPlace): FoundPlace | undefined {
  if (page === undefined && region === undefined) return undefined;
  const wanted = page === undefined ? PICTURE_SELECTOR : `${PICTURE_SELECTOR}, section`;
  const found = listPageAreas(root, page).flatMap((area) => [...area.querySelectorAll<HTMLElement>(wanted)]);
  const element = found.find((each) => !each.matches(EARLIER_CONTENT_SELECTOR));
  return element && { element };
}

function findAll(text: string, quote: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) starts.push(at);
  return starts;
}

function isInCell(text: PlaceText, start: number, cell: ContentPlace['cell']): boolean {
  const own = getCell(getElement(findRange(text, start, start + 1)?.startContainer ?? null));
  return own !== undefined && own.row === cell?.row && own.column === cell.column;
}

/** Returns the row and column of a table cell in the content. Returns undefined in a diff. */
function getCell(element: Element | null): ContentPlace['cell'] {
  const own = element ? findSheetCell(element) : undefined;
  if (own) return { row: own.row, column: own.column };
  // A deleted row or column has no number.
  if (element?.closest('[data-sheet]')) return undefined;
  const cell = element?.closest<HTMLElement>('td, th, [role=gridcell]');
  if (!cell || cell.closest('table')?.getAttribute('aria-label') === 'Text changes') return undefined;
  const row = cell.closest('tr, [role=row]');
  const given = [row?.getAttribute('aria-rowindex'), cell.getAttribute('aria-colindex')].map(Number);
  const [rowIndex = 0, columnIndex = 0] = given;
  if (rowIndex > 0 && columnIndex > 0) return { row: rowIndex, column: columnIndex };
  if (!(cell instanceof HTMLTableCellElement) || !(row instanceof HTMLTableRowElement)) return undefined;
  return { row: row.rowIndex + 1, column: cell.cellIndex + 1 };
}

/** Returns the line in a text, or in the later text of a comparison. */
function findLine(element: Element | null, range: Range): number | undefined {
  const row = element?.closest('table[aria-label="Text changes"] tr');
  if (row) {
    const numbers = [...row.querySelectorAll('td')].map(({ textContent }) => /^\d+$/.exec(textContent.trim())?.[0]);
    const last = numbers.findLast((number) => number !== undefined);
    return last === undefined ? undefined : Number(last);
  }
  const text = element?.closest('pre');
  if (!text) return undefined;
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(range.startContainer, range.startOffset);
  return before.toString().split('\n').length;
}

function getElement(node: Node | null): Element | null {
  return node instanceof Element ? node : (node?.parentElement ?? null);
}
