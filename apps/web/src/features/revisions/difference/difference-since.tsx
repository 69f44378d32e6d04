import { useQuery } from '@tanstack/react-query';
import { Equal, History } from 'lucide-react';
import type { DifferenceSearch } from '#features/revisions/difference-search.ts';
import { revisionsQuery } from '#features/revisions/queries.ts';
import { findRevision, type RevisedFile } from '#features/revisions/revision.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { RevisionDifference } from './revision-difference.tsx';

type DifferenceSinceProps = {
  file: RevisedFile;
  sinceMs: number;
  search: DifferenceSearch;
  onSearch: (change: Partial<DifferenceSearch>) => void;
};

/** Shows how the content of a file has changed since a time. */
export function DifferenceSince({ file, sinceMs, search, onSearch }: DifferenceSinceProps) {
  const revisions = useQuery(revisionsQuery(file.id ?? '', file.modifiedTime));
  if (revisions.isPending) return <Skeleton label="Loading the revisions" rows={8} />;
  if (isUnreadable(revisions)) {
    const retry = () => void revisions.refetch();
    return <ErrorView error={revisions.error} title="The revisions could not be loaded" onRetry={retry} />;
  }
  const after = revisions.data.at(-1);
  const before = findRevision(revisions.data, sinceMs);
  if (!after || !before) {
    return (
      <EmptyState icon={History} title="The content from that time is no longer available">
        View the current content, or compare the remaining revisions.
      </EmptyState>
    );
  }
  if (before === after) {
    return (
      <EmptyState icon={Equal} title="Nothing has changed since then">
        The content is the same as in {formatDateTime(Date.parse(after.modifiedTime ?? ''))}.
      </EmptyState>
    );
  }
  return (
    <RevisionDifference
      key={`${before.id}/${after.id}`}
      file={file}
      revisions={revisions.data}
      before={before}
      after={after}
      search={search}
      onSearch={onSearch}
    />
  );
}
