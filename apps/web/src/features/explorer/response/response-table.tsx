import { countOf } from '@rotunda/api-client/count-of';
import { saveFile } from '#lib/save-file.ts';
import { toCsv } from '#lib/to-csv.ts';
import { Button } from '#ui/buttons/button.tsx';

const MAX_COLUMNS = 12; // More columns would not fit on the page. The saved file contains all.

/** Shows the elements of a list as rows, with a column for each member. */
export function ResponseTable({ operationId, rows }: { operationId: string; rows: readonly object[] }) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const shown = names.slice(0, MAX_COLUMNS);
  const save = () => {
    const columns = names.map((name) => ({ header: name, value: (row: object) => readCell(row, name) }));
    saveFile(`${operationId}.csv`, 'text/csv', toCsv(columns, rows));
  };
  if (rows.length === 0) return <p className="text-ink-2">The list is empty.</p>;
  return (
    <div className="flex flex-col items-start gap-8">
      <div className="flex items-center gap-12">
        <Button onPress={save}>Save as CSV</Button>
        <span className="text-ink-2">{countOf(rows.length, 'row')}</span>
        {names.length > shown.length && (
          <span className="text-ink-3">{names.length - shown.length} more columns in the file</span>
        )}
      </div>
      <table aria-label="Rows of the response" className="border-collapse text-small">
        <thead>
          <tr className="border-line border-b text-left text-ink-3">
            {shown.map((name) => (
              <th key={name} scope="col" className="px-8 py-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-line border-b">
              {shown.map((name) => (
                <td key={name} className="max-w-320 truncate px-8 py-4 font-mono">
                  {readCell(row, name)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function readCell(row: object, name: string): string {
  const value: unknown = Reflect.get(row, name);
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
