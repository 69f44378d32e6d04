import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChangeCount } from '#shared/code/change-count.tsx';
import { DiffTable } from '#shared/code/diff-table.tsx';
import { findFileChanges } from '#shared/code/file-changes.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { contentQuery } from '#shared/script/queries.ts';
import { toScriptFiles } from '#shared/script/script-file.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';

/** Shows the effects for the users of a deployment when it changes to another version. */
export function VersionChanges({ scriptId, from, to }: { scriptId: string; from: number; to: number }) {
  const before = useQuery(contentQuery(scriptId, from));
  const after = useQuery(contentQuery(scriptId, to));
  const changes = useMemo(
    () => before.data && after.data && findFileChanges(toScriptFiles(before.data), toScriptFiles(after.data)),
    [before.data, after.data],
  );
  const failed = [before, after].find(isUnreadable);
  if (failed) {
    return (
      <ErrorView error={failed.error} title="The code could not be loaded" onRetry={() => void failed.refetch()} />
    );
  }
  if (!changes) return <Skeleton label="Loading the changes" rows={3} rowClass="h-24" />;
  if (changes.length === 0) return <p className="text-ink-2">Both versions have the same files.</p>;
  return (
    <div className="flex flex-col gap-8">
      {changes.map((change) => (
        <details key={change.title} className="rounded-card border border-line" open={changes.length === 1}>
          <summary className="flex min-h-32 cursor-default items-center gap-12 px-12">
            <span className="font-medium">{change.title}</span>
            <ChangeCount added={change.added} removed={change.removed} />
          </summary>
          <DiffTable label={`Changes of ${change.title}`} rows={change.rows} isSplit={false} />
        </details>
      ))}
    </div>
  );
}
