import { useQuery } from '@tanstack/react-query';
import type { DifferenceProps } from '#features/revisions/difference-props.ts';
import { LineDifference } from '#features/revisions/lines/line-difference.tsx';
import { revisionTextQuery } from '#features/revisions/queries.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

/** Compares two texts line by line. */
export function TextDifference({ source, before, after, ...look }: DifferenceProps) {
  const earlier = useQuery(revisionTextQuery(source, before));
  const later = useQuery(revisionTextQuery(source, after));
  const failed = [earlier, later].find(isUnreadable);
  if (failed) {
    const retry = () => void failed.refetch();
    return <ErrorView error={failed.error} title="The texts could not be loaded" onRetry={retry} />;
  }
  if (earlier.data === undefined || later.data === undefined) {
    return <Skeleton label="Loading the texts" rows={10} rowClass="h-24" />;
  }
  return <LineDifference before={earlier.data} after={later.data} {...look} />;
}
