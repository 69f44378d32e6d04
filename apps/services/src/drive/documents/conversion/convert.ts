import { strToU8, zipSync } from 'fflate';
import { readDocument } from './read-document.ts';
import { readSheets, toDelimited, toTextRows, toXlsx } from './sheets.ts';
import { type TextBlock, toBlocks } from './text-blocks.ts';
import { toDocx } from './write-docx.ts';
import { toPdf } from './write-pdf.ts';
import { toHtmlPage, toPlainText } from './write-text.ts';

/** What to turn into what. */
export type Conversion = {
  /** Type of the editor document. */
  documentType: string;
  title: string;
  /** What the document was imported from, and its type. */
  bytes: Uint8Array;
  sourceType: string;
  targetType: string;
};

const SPREADSHEET = 'application/vnd.google-apps.spreadsheet';

/** The document in the format of the target. Rejects when the source is not what its type says. */
export async function convert(conversion: Conversion): Promise<Uint8Array> {
  const isSpreadsheet = conversion.documentType === SPREADSHEET;
  return isSpreadsheet ? convertSpreadsheet(conversion) : convertText(conversion);
}

async function convertText({ bytes, sourceType, targetType, title }: Conversion): Promise<Uint8Array> {
  const markdown = await readDocument(bytes, sourceType);
  switch (targetType) {
    case 'text/plain':
      return strToU8(toPlainText(markdown));
    case 'text/markdown':
    case 'text/x-markdown':
      return strToU8(markdown);
    case 'text/html':
      return strToU8(toHtmlPage(markdown, title));
    case 'application/zip':
      return zipSync({ 'document.html': strToU8(toHtmlPage(markdown, title)) });
    case 'application/pdf':
      return toPdf(toBlocks(markdown), title);
    default:
      return toDocx(toBlocks(markdown), title);
  }
}

async function convertSpreadsheet({ bytes, sourceType, targetType, title }: Conversion): Promise<Uint8Array> {
  const sheets = bytes.length === 0 ? [] : await readSheets(bytes, sourceType);
  switch (targetType) {
    case 'text/csv':
      return strToU8(toDelimited(sheets, ','));
    case 'text/tab-separated-values':
      return strToU8(toDelimited(sheets, '\t'));
    case 'application/pdf':
      return toPdf(sheets.flatMap(toSection), title);
    default:
      return toXlsx(sheets);
  }
}

function toSection(sheet: Parameters<typeof toTextRows>[0] & { name: string }): TextBlock[] {
  return [
    { kind: 'heading', level: 2, runs: [{ text: sheet.name }] },
    { kind: 'table', rows: toTextRows(sheet) },
  ];
}
