import { escapeXml } from '@rotunda/document-formats/xml';
import type { Sheet } from '#core/workbook/cell.ts';
import { type CellBorder, type CellStyle, SIDES } from '#core/workbook/cell-style.ts';
import type { SheetLine } from '#core/workbook/sheet-layout.ts';
import { type DisplayCell, toDisplaySheet } from '#drive/documents/conversion/blocks/display-sheet.ts';
import { isSafeAddress, toPage } from './write-text.ts';

/** Writes sheets as tables on a page, each below its name. */
export function toHtmlTables(sheets: readonly Sheet[], title: string): string {
  return toPage(sheets.map(toTable).join(''), title);
}

function toTable(sheet: Sheet): string {
  const { columns, rows } = toDisplaySheet(sheet, { withHidden: true });
  // Only collapsed tables merge the borders of adjacent cells and give hidden columns no space.
  const isCollapsed =
    columns.some((line) => line?.isHidden) || rows.some(({ cells }) => cells.some(({ style }) => style.borders));
  const lines = rows.map(({ line, cells }) => `<tr${toLineStyle('height', line)}>${cells.map(toCell).join('')}</tr>`);
  const columnTags = columns.map((line) => `<col${toLineStyle('width', line)}>`);
  const group = columns.some((line) => line) ? `<colgroup>${columnTags.join('')}</colgroup>` : '';
  const look = isCollapsed ? ' style="border-collapse:collapse"' : '';
  return `<h2>${escapeXml(sheet.name)}</h2>\n<table${look}>${group}${lines.join('\n')}</table>\n`;
}

/** A hidden column takes no space, and a hidden row is not displayed. */
function toLineStyle(side: 'width' | 'height', line: SheetLine | undefined): string {
  if (line?.isHidden) return side === 'width' ? ' style="visibility:collapse"' : ' style="display:none"';
  return line?.sizePx === undefined ? '' : ` style="${side}:${line.sizePx}px"`;
}

function toCell({ text, style, link, note, rowSpan, columnSpan }: DisplayCell): string {
  const css = toCss(style);
  const attributes = [
    rowSpan > 1 ? ` rowspan="${rowSpan}"` : '',
    columnSpan > 1 ? ` colspan="${columnSpan}"` : '',
    note ? ` title="${escapeXml(note)}"` : '',
    css === '' ? '' : ` style="${escapeXml(css)}"`,
  ];
  const content = escapeXml(text);
  const isLinked = link !== undefined && isSafeAddress(link);
  return `<td${attributes.join('')}>${isLinked ? `<a href="${escapeXml(link)}">${content}</a>` : content}</td>`;
}

function toCss(style: CellStyle): string {
  const { borders = {} } = style;
  const lines = [...(style.isUnderlined ? ['underline'] : []), ...(style.isStruck ? ['line-through'] : [])].join(' ');
  const sides = SIDES.map((side): [string, string | undefined] => [`border-${side}`, toBorder(borders[side])]);
  const members: readonly [string, string | undefined][] = [
    ['color', style.color],
    ['background-color', style.background],
    ['font-weight', style.isBold ? 'bold' : undefined],
    ['font-style', style.isItalic ? 'italic' : undefined],
    ['text-decoration', lines || undefined],
    ['font-family', style.fontFamily?.replaceAll(/[;"'\\{}<>]/gu, '')],
    ['font-size', style.fontSizePt === undefined ? undefined : `${style.fontSizePt}pt`],
    ['text-align', style.align],
    ['vertical-align', style.verticalAlign === 'center' ? 'middle' : style.verticalAlign],
    ['white-space', style.isWrapped ? 'pre-wrap' : undefined],
    ...sides,
  ];
  return members.flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`])).join(';');
}

const WIDTHS: Readonly<Record<CellBorder['style'], string>> = {
  thin: '1px solid',
  medium: '2px solid',
  thick: '3px solid',
  dashed: '1px dashed',
  dotted: '1px dotted',
  double: '3px double',
};

function toBorder(border: CellBorder | undefined): string | undefined {
  return border && `${WIDTHS[border.style]} ${border.color}`;
}
