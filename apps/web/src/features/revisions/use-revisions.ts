import { useQuery } from '@tanstack/react-query';
import { isForWriters } from '#shared/permissions/is-for-writers.ts';
import { mayReadRevisions } from '#shared/permissions/may-read.ts';
import { mayCall, useSession } from '#shared/session/session.ts';
import { revisionsQuery } from './queries.ts';
import type { RevisedFile } from './revision.ts';

/**
 * Returns the revisions of a file, and whether the user may not see them because they cannot edit the file. In this case nothing
 * is requested.
 */
export function useRevisions(file: RevisedFile) {
  // The role is checked first: the file's owner could not help a user without it.
  const isKnownPinned = mayCall(useSession(), 'drive.revisions.list') && !mayReadRevisions(file);
  const revisions = useQuery({ ...revisionsQuery(file.id ?? ''), enabled: !isKnownPinned });
  return { revisions, isPinned: isKnownPinned || (revisions.isLoadingError && isForWriters(revisions.error)) };
}
