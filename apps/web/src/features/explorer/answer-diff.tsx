import { useMemo, useState } from 'react';
import { DiffTable } from '#shared/code/diff-table.tsx';
import { diffLines } from '#shared/code/line-diff.ts';
import { formatClock } from '#shared/format/time.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import type { Answer } from './run-call.ts';

/** This answer against one from before, line by line. */
export function AnswerDiff({ answer, earlier }: { answer: Answer; earlier: readonly Answer[] }) {
  const [chosen, setChosen] = useState('0');
  const other = earlier[Number(chosen)] ?? earlier[0];
  const rows = useMemo(() => (other ? diffLines(toText(other), toText(answer)) : []), [other, answer]);
  const isSame = rows.every(({ kind }) => kind === 'same');
  return (
    <div className="flex flex-col gap-8">
      <div className="w-240">
        <NativeSelect
          label="Compare with"
          choices={earlier.map(({ atMs, status }, index) => ({
            value: String(index),
            label: `${formatClock(atMs)}, ${status}`,
          }))}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      {isSame ? (
        <p className="text-ink-2">Both answers are the same.</p>
      ) : (
        <DiffTable label="Changes of the answer" rows={rows} isSplit={false} />
      )}
    </div>
  );
}

function toText({ content }: Answer): string {
  if (content.kind === 'json') return JSON.stringify(content.value, undefined, 2);
  return content.kind === 'text' ? content.text : '';
}
