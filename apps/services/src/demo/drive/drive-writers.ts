import { writePdf } from './drive-pdf.ts';
import { drawPicture } from './drive-pictures.ts';
import type { Kind, Subject, Table } from './subjects/subject.ts';

/** The content of a file for one edition of its subject. */
export type Matter = Pick<Subject, 'sections' | 'table' | 'picture'> & { title: string; isDraft?: boolean };

/** The bytes of a file, and its text if it has any. */
type Written = { bytes: Buffer; text: string | undefined };

export const MIME_TYPES: Readonly<Record<Kind, string>> = {
  md: 'text/markdown',
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
};

const WIDEST_LINE = /.{1,88}(?:\s|$)/gu;
const CELL_GAP = '   ';

/** Writes content as a file of the given kind. */
export function writeKind(kind: Kind, matter: Matter): Written {
  switch (kind) {
    case 'md':
      return toWritten(toMarkdown(matter));
    case 'txt':
      return toWritten(toPlainText(matter));
    case 'csv':
      return toWritten(toCsv(requireTable(matter)));
    case 'json':
      return toWritten(toJson(matter));
    case 'pdf':
      return { bytes: writePdf(toPages(matter)), text: toPlainText(matter) };
    case 'png':
      return { bytes: drawPicture(matter.picture ?? 'chart', matter.table, matter.isDraft ?? false), text: undefined };
  }
}

function toWritten(text: string): Written {
  return { bytes: Buffer.from(text), text };
}

function toMarkdown({ title, sections, table }: Matter): string {
  const rows = table ? [table.columns, table.columns.map(() => '---'), ...table.rows] : [];
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const parts = [`# ${title}`, ...sections.flatMap(([heading, text]) => [`## ${heading}`, text])];
  return `${[...parts, ...(table ? ['## Figures', lines.join('\n')] : [])].join('\n\n')}\n`;
}

function toPlainText({ title, sections, table }: Matter): string {
  const parts = [title, ...sections.map(([heading, text]) => `${heading}: ${text}`)];
  return `${[...parts, ...(table ? [toLines(table).join('\n')] : [])].join('\n\n')}\n`;
}

function toCsv({ columns, rows }: Table): string {
  return `${[columns, ...rows].map((cells) => cells.map(toCell).join(',')).join('\n')}\n`;
}

function toCell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function toJson(matter: Matter): string {
  const { columns, rows } = requireTable(matter);
  const records = rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index]])));
  return `${JSON.stringify({ title: matter.title, notes: Object.fromEntries(matter.sections), rows: records }, null, 2)}\n`;
}

/** Returns two pages: the first section, and then the rest with the figures. */
function toPages({ title, sections, table }: Matter): string[][] {
  const paragraphs = sections.map(([heading, text]) => [heading, ...(text.match(WIDEST_LINE) ?? []), '']);
  const half = Math.ceil(paragraphs.length / 2);
  const lines = table ? toLines(table) : [];
  return [
    [title, ...paragraphs.slice(0, half).flat()],
    [`${title}, continued`, ...paragraphs.slice(half).flat(), ...lines],
  ].map((page) => page.map((line) => line.trim()));
}

function toLines({ columns, rows }: Table): string[] {
  return [columns, ...rows].map((cells) => cells.join(CELL_GAP));
}

function requireTable({ title, table }: Matter): Table {
  if (!table) throw new Error(`${title} has no table`);
  return table;
}
