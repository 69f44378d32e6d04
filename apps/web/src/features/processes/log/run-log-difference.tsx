import { useQueries } from '@tanstack/react-query';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { LogDifference } from './log-difference.tsx';
import { type ConsoleRun, runProcessQuery } from './run-process.ts';

/** Shows the differences between the logs of two console runs. */
export function RunLogDifference({ before, after }: { before: ConsoleRun; after: ConsoleRun }) {
  const [first, second] = useQueries({ queries: [runProcessQuery(before), runProcessQuery(after)] });
  if (first.isPending || second.isPending) return <Skeleton label="Loading the logs" rows={3} rowClass="h-24" />;
  if (!first.data || !second.data) return <p className="text-ink-3">The logs of these runs are not available.</p>;
  return <LogDifference before={first.data.logs ?? []} after={second.data.logs ?? []} />;
}
