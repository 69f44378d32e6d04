import { clsx } from 'clsx';
import Papa from 'papaparse';
import { useMemo } from 'react';
import { countOf } from '#shared/format/count.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { NoteShown, type ShownPart } from './note-shown.tsx';

const MAX_ROWS = 1_000;
const NUMBER = /^[-+−]?\p{Sc}?\d[\d.,'\s]*%?$/u;

type CsvTableProps = {
  text: string;
  name: string;
  /** Whether the text is only the beginning. */
  isCut: boolean;
  onShown: ((part: ShownPart) => void) | undefined;
};

/** Comma- or tab-separated values as a table; the first row names the columns. */
export function CsvTable({ text, name, isCut, onShown }: CsvTableProps) {
  const { head, body, numeric, total } = useMemo(() => readTable(text), [text]);
  return (
    <>
      <NoteShown part={isCut || total > MAX_ROWS ? 'part' : 'all'} onShown={onShown} />
      {total > MAX_ROWS && (
        <p className="border-line border-b bg-amber-bg px-16 py-6 text-amber-fg text-small">
          The first {MAX_ROWS.toLocaleString('en')} of {countOf(total, 'row')}.
        </p>
      )}
      <ScrollRegion label="Rows">
        <table aria-label={name} className="min-w-full border-collapse bg-surface text-left tabular-nums">
          <thead>
            <tr>
              {head.map(({ key, value }) => (
                <th
                  key={key}
                  scope="col"
                  className={clsx(
                    'sticky top-0 border-line border-r border-b bg-sunken px-8 py-4 font-medium text-ink-2 text-small whitespace-nowrap',
                    numeric.has(key) && 'text-right',
                  )}
                >
                  {value}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell) => (
                  <td
                    key={cell.key}
                    className={clsx(
                      'max-w-360 truncate border-line border-r border-b px-8 py-4',
                      numeric.has(cell.key) && 'text-right',
                    )}
                  >
                    {cell.value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

function readTable(text: string) {
  const [first = [], ...rest] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  const body = rest.slice(0, MAX_ROWS).map((cells, row) => ({ key: row, cells: toCells(cells) }));
  return { head: toCells(first), body, numeric: findNumeric(body), total: rest.length };
}

/** The columns that hold numbers alone, which are read by their last digits. */
function findNumeric(body: readonly { cells: ReturnType<typeof toCells> }[]): ReadonlySet<number> {
  const filled = body.flatMap(({ cells }) => cells.filter(({ value }) => value.trim() !== ''));
  const others = new Set(filled.filter(({ value }) => !NUMBER.test(value.trim())).map(({ key }) => key));
  return new Set(filled.map(({ key }) => key).filter((key) => !others.has(key)));
}

/** Cells by their place: the same value may stand in many. */
function toCells(values: readonly string[]) {
  return values.map((value, key) => ({ key, value }));
}
