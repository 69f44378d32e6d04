import { useQuery } from '@tanstack/react-query';
import { mayCall, useSession } from '#shared/session/session.ts';
import { type Comparison, comparisonSince } from './comparison-since.ts';
import { revisionsQuery } from './queries.ts';
import type { RevisedFile } from './revision.ts';

/**
 * Tells what can be seen of the changes of a file since times, in milliseconds: undefined while that is not known. Nothing is
 * asked for unless `isWanted` and the role may. Where the revisions could not be loaded, changes count as shown: whoever looks
 * is told why.
 */
export function useComparisons(file: RevisedFile, isWanted: boolean): (sinceMs: number) => Comparison | undefined {
  const enabled = mayCall(useSession(), 'drive.revisions.list') && isWanted;
  const { data, isError } = useQuery({ ...revisionsQuery(file.id ?? '', file.modifiedTime), enabled });
  return (sinceMs) => (data ? comparisonSince(file, data, sinceMs) : isError ? 'shown' : undefined);
}
