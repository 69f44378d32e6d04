import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Operation } from '#features/explorer/operation/operation.ts';
import { runCall, type ServiceResponse } from '#features/explorer/runs/run-call.ts';
import { describeRun } from '#features/explorer/runs/run-list.tsx';
import { type ExplorerRun, runsQuery } from '#features/explorer/runs/runs-api.ts';
import { DiffTable } from '#shared/code/diff-table.tsx';
import { diffLines } from '#shared/code/line-diff.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { formatClock } from '#shared/format/time.ts';
import { NativeSelect } from '#ui/fields/native-select.tsx';

type ResponseDiffProps = {
  operation: Operation;
  response: ServiceResponse;
  /** The earlier responses of this tab, newest first. */
  earlier: readonly ServiceResponse[];
};

/** Compares a response with an earlier one or with a pinned run's response, line by line. */
export function ResponseDiff({ operation, response, earlier }: ResponseDiffProps) {
  const pinned = usePinned(operation);
  const [chosen, setChosen] = useState('');
  const choices = [
    ...earlier.map(({ atMs, status }) => ({ value: `${atMs}`, label: `${formatClock(atMs)}, ${status}` })),
    ...pinned.map((run) => ({ value: run.runId, label: `Pinned: ${run.name ?? describeRun(run, false)}` })),
  ];
  const shown = choices.find(({ value }) => value === chosen) ?? choices[0];
  const run = pinned.find(({ runId }) => runId === shown?.value);
  const again = useResponseOf(operation, run);
  const other = run ? again.data : earlier.find(({ atMs }) => `${atMs}` === shown?.value);
  if (!shown) return <p className="text-ink-2">Run again or pin a run to compare.</p>;
  return (
    <div className="flex flex-col gap-8">
      <div className="w-240">
        <NativeSelect label="Compare with" choices={choices} value={shown.value} onChange={setChosen} />
      </div>
      {again.error && <p className="text-red-fg">{explainError(again.error)}</p>}
      {run && other && <p className="text-ink-3 text-small">Sent again at {formatClock(other.atMs)}.</p>}
      {other && <Difference before={other} after={response} />}
    </div>
  );
}

function Difference({ before, after }: { before: ServiceResponse; after: ServiceResponse }) {
  const rows = useMemo(() => diffLines(toText(before), toText(after)), [before, after]);
  if (rows.every(({ kind }) => kind === 'same')) return <p className="text-ink-2">Both responses are the same.</p>;
  return <DiffTable label="Changes in the response" rows={rows} isSplit={false} />;
}

/** Returns the pinned runs of a read-only operation. Their responses are not stored, so they are requested again. */
function usePinned({ id, method }: Operation): readonly ExplorerRun[] {
  const runs = useQuery({ ...runsQuery(id), enabled: method === 'GET' });
  return runs.data?.filter(({ isPinned }) => isPinned) ?? [];
}

function useResponseOf(operation: Operation, run: ExplorerRun | undefined) {
  return useQuery({
    queryKey: ['explorer.pinned', run?.runId],
    queryFn: ({ signal }) => runCall(operation, { params: run?.params ?? {}, body: '' }, signal),
    enabled: run !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function toText({ content }: ServiceResponse): string {
  if (content.kind === 'json') return JSON.stringify(content.value, undefined, 2);
  return content.kind === 'text' ? content.text : '';
}
