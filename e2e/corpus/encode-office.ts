import type { FileBytes } from './corpus-file.ts';
import { packZip } from './pack-zip.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

type Parts = Readonly<Record<string, FileBytes>>;

/** Encodes a Word document with this body. `relations` are additional relationships, `parts` additional files. */
export function encodeDocx(body: string, { before = '', relations = '', parts = {} as Parts } = {}) {
  return packZip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="document" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`,
    'word/document.xml': `${before}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
}

/** Returns a paragraph of a Word document. */
export function wordText(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** Returns a table of a Word document. */
export function wordTable(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${wordText(cell)}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}

/** Encodes an OpenDocument file of a kind, with this content in its body. */
export function encodeOpenDocument(kind: 'text' | 'spreadsheet' | 'presentation', content: string, before = '') {
  return packZip({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': `${before}<office:document-content><office:body><office:${kind}>${content}</office:${kind}></office:body></office:document-content>`,
  });
}

/** Returns a table of an OpenDocument file. */
export function openTable(name: string, rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row
      .map((cell) => `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`)
      .join('');
  const lines = rows.map((row) => `<table:table-row>${cells(row)}</table:table-row>`);
  return `<table:table table:name="${name}">${lines.join('')}</table:table>`;
}

/** Encodes a presentation whose slides each have a title and a line. */
export function encodePptx(slides: readonly (readonly [title: string, line: string])[], parts: Parts = {}) {
  const text = (words: string) => `<p:txBody><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:txBody>`;
  const ids = slides.map((_, index) => `<p:sldId r:id="s${index}"/>`);
  const relations = slides.map((_, index) => `<Relationship Id="s${index}" Target="slides/slide${index + 1}.xml"/>`);
  return packZip({
    'ppt/presentation.xml': `<p:presentation>${ids.join('')}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      slides.map(([title, line], index) => [
        `ppt/slides/slide${index + 1}.xml`,
        `<p:sld><p:sp><p:nvPr><p:ph type="title"/></p:nvPr>${text(title)}</p:sp><p:sp><p:nvPr/>${text(line)}</p:sp></p:sld>`,
      ]),
    ),
    ...parts,
  });
}

/**
 * Encodes an Excel workbook with sheets by name, each with rows of texts. A cell that begins with `=` is a formula with the value
 * 7.
 */
export function encodeXlsx(sheets: Readonly<Record<string, readonly (readonly string[])[]>>, parts: Parts = {}) {
  const names = Object.keys(sheets);
  const toCell = (cell: string) =>
    cell.startsWith('=')
      ? `<c><f>${cell.slice(1)}</f><v>7</v></c>`
      : `<c t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`;
  const toRow = (row: readonly string[], index: number) => `<row r="${index + 1}">${row.map(toCell).join('')}</row>`;
  const list = names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index}"/>`);
  const relations = names.map((_, index) => `<Relationship Id="r${index}" Target="worksheets/sheet${index + 1}.xml"/>`);
  return packZip({
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${SHEET}"><sheetData>${rows.map(toRow).join('')}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  });
}
