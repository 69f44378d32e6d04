import { countOf } from '@rotunda/api-client/count-of';
import { useMemo } from 'react';
import type { Process } from '#features/processes/status/process-status.tsx';
import { DiffTable } from '#shared/code/diff-table.tsx';
import { diffLines } from '#shared/code/line-diff.ts';

type Logs = NonNullable<Process['logs']>;

/** Shows the differences between the logs of two processes. Ignores times, because they always differ. */
export function LogDifference({ before, after }: { before: Logs; after: Logs }) {
  const rows = useMemo(() => diffLines(toText(before), toText(after)), [before, after]);
  return (
    <section className="flex flex-col gap-8">
      <h3 className="font-semibold">Logs</h3>
      {rows.every(({ kind }) => kind === 'same') ? (
        <p className="text-ink-2">
          {after.length === 0
            ? 'Neither run logged anything.'
            : `Both runs logged the same ${countOf(after.length, 'line')}.`}
        </p>
      ) : (
        <DiffTable label="Differences between the logs" rows={rows} isSplit={false} />
      )}
    </section>
  );
}

function toText(logs: Logs): string {
  return logs.map(({ level, text = '' }) => (level && level !== 'INFO' ? `${level}: ${text}` : text)).join('\n');
}
