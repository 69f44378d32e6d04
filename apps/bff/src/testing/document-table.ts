import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const documents = fileURLToPath(new URL('../../../../docs', import.meta.url));

/** Returns the rows of a table in `docs`, without its head. The table is the one whose first column has the title. */
export function readTable(name: string, title: string): string[][] {
  const lines = readFileSync(`${documents}/${name}.md`, 'utf8').split('\n');
  const start = lines.findIndex((line) => new RegExp(`^\\| ${title} +\\|`).test(line));
  const rest = lines.slice(start + 2);
  const rows = rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith('|')),
  );
  return rows.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** Returns the texts in backticks. */
export function readCodes(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}
