// More than a script has memory for: a row that is only a line break takes a hundred times the memory of its text.
const MAX_FIELDS = 500_000;

/**
 * Parses RFC 4180 text with a one-character delimiter to rows. Line breaks may be LF or CRLF. The end of the text also ends a
 * row. Throws if a quoted field is not closed, the delimiter is not a single character, or there are too many fields.
 */
export function parseCsv(text: string, delimiter: string): string[][] {
  if (delimiter.length !== 1 || delimiter === '"') throw new Error('Invalid argument: delimiter');
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  let count = 0;
  while (position < text.length || row.length > 0) {
    const field = text[position] === '"' ? readQuoted(text, position) : readPlain(text, position, delimiter);
    count += 1;
    if (count > MAX_FIELDS) throw new Error('Argument too large: csv');
    row.push(field.value);
    position = field.end;
    if (text[position] === delimiter) {
      position += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (text[position] === '\r') position += 1;
    if (text[position] === '\n') position += 1;
  }
  return rows;
}

type Field = { value: string; end: number };

function readPlain(text: string, start: number, delimiter: string): Field {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}

function readQuoted(text: string, start: number): Field {
  const parts: string[] = [];
  let position = start + 1;
  for (;;) {
    const quote = text.indexOf('"', position);
    if (quote < 0) throw new Error('Could not parse text.');
    parts.push(text.slice(position, quote));
    if (text[quote + 1] !== '"') return { value: parts.join('"'), end: quote + 1 };
    position = quote + 2;
  }
}
