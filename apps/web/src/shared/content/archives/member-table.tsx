import { countOf } from '@rotunda/api-client/count-of';
import { type ReactNode, useState } from 'react';
import { formatSize } from '#shared/format/size.ts';
import { Button } from '#ui/buttons/button.tsx';

const ROWS_AT_ONCE = 500;
const CELL = 'border-line border-b px-12 py-6 text-left align-top';

/** A row of the list: a file of an archive, with a note. */
export type MemberRow = { name: string; sizeBytes: number; note?: ReactNode; canOpen: boolean };

type MemberTableProps = {
  label: string;
  rows: readonly MemberRow[];
  onOpen: (name: string) => void;
};

/** Lists the files of an archive with their sizes. Each can be opened. Large archives are shown in parts. */
export function MemberTable({ label, rows, onOpen }: MemberTableProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const left = rows.length - shown;
  return (
    <>
      <table aria-label={label} className="w-full border-collapse bg-surface tabular-nums">
        <thead className="text-ink-3 text-small">
          <tr>
            <th scope="col" className={`${CELL} font-normal`}>
              Name
            </th>
            <th scope="col" className={`${CELL} w-112 text-right max-sm:w-72 font-normal`}>
              Size
            </th>
            <th scope="col" className={`${CELL} w-200 font-normal max-sm:w-80`}>
              State
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row, index) => (
            <tr key={`${index}/${row.name}`}>
              <td className={`${CELL} break-all`}>
                {row.canOpen ? (
                  <button
                    type="button"
                    onClick={() => onOpen(row.name)}
                    className="word-target rounded-control text-left text-accent-ink hover:underline"
                  >
                    {row.name}
                  </button>
                ) : (
                  row.name
                )}
              </td>
              <td className={`${CELL} whitespace-nowrap text-right`}>{formatSize(row.sizeBytes)}</td>
              <td className={`${CELL} text-ink-2`}>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <p className="flex items-center gap-12 p-16">
          <Button onPress={() => setShown(shown + ROWS_AT_ONCE)}>Show more</Button>
          <span className="text-ink-2 text-small">{countOf(left, 'more file')}</span>
        </p>
      )}
    </>
  );
}
