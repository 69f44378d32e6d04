import { useQuery } from '@tanstack/react-query';
import { isForWriters } from '#shared/permissions/is-for-writers.ts';
import { mayReadRevisions } from '#shared/permissions/may-read.ts';
import { mayCall, useSession } from '#shared/session/session.ts';
import { revisionsQuery } from './queries.ts';
import type { RevisedFile } from './revision.ts';

/** The revisions of a file, and whether they are kept from the person, who cannot edit it: nothing is asked for then. */
export function useRevisions(file: RevisedFile) {
  // The role comes first: who lacks it would not be helped by the file's owner.
  const isKnownPinned = mayCall(useSession(), 'drive.revisions.list') && !mayReadRevisions(file);
  const revisions = useQuery({ ...revisionsQuery(file.id ?? ''), enabled: !isKnownPinned });
  return { revisions, isPinned: isKnownPinned || (revisions.isLoadingError && isForWriters(revisions.error)) };
}
