import { useQuery } from '@tanstack/react-query';
import { canCall, useSession } from '#shared/session/session.ts';
import { type Comparison, getComparisonSince } from './comparison-since.ts';
import { revisionsQuery } from './queries.ts';
import type { RevisedFile } from './revision.ts';

/**
 * Returns a function that determines what can be shown of a file's changes since a time in milliseconds, or undefined while
 * unknown. Requests nothing unless `isWanted` and the role permits it. If the revisions failed to load, changes count as shown,
 * so that opening them explains the error.
 */
export function useComparisons(file: RevisedFile, isWanted: boolean): (sinceMs: number) => Comparison | undefined {
  const enabled = canCall(useSession(), 'drive.revisions.list') && isWanted;
  const { data, isError } = useQuery({ ...revisionsQuery(file.id ?? '', file.modifiedTime), enabled });
  return (sinceMs) => (data ? getComparisonSince(file, data, sinceMs) : isError ? 'shown' : undefined);
}
