import { escapeXml } from '@rotunda/document-formats/xml';

/** Writes a table, cell by cell. */
export function toGrid<Content>(
  name: string,
  rows: readonly (readonly Content[])[],
  toCell: (content: Content, row: number, column: number) => string,
): string {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const lines = rows.map(
    (row, index) =>
      `<table:table-row>${row.map((cell, column) => toCell(cell, index, column)).join('')}</table:table-row>`,
  );
  const columns = `<table:table-column table:number-columns-repeated="${width}"/>`;
  return `<table:table table:name="${escapeXml(name)}">${columns}${lines.join('') || '<table:table-row><table:table-cell/></table:table-row>'}</table:table>`;
}

/** Writes the text of an element. XML collapses consecutive spaces unless they are written as elements. */
export function toText(text: string): string {
  return escapeXml(text)
    .replaceAll(/ {2,}/g, (blanks) => ` <text:s text:c="${blanks.length - 1}"/>`)
    .replaceAll('\t', '<text:tab/>')
    .replaceAll('\n', '<text:line-break/>');
}
