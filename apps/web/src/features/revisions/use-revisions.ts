import { useQuery } from '@tanstack/react-query';
import { canListRevisions } from '#shared/permissions/can-list.ts';
import { isEditorsOnlyError } from '#shared/permissions/is-editors-only-error.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { revisionsQuery } from './queries.ts';
import type { RevisedFile } from './revision.ts';

/**
 * Returns the revisions of a file, and whether the user may not see them because they cannot edit the file. In this case nothing
 * is requested.
 */
export function useRevisions(file: RevisedFile) {
  // The role is checked first: the file's owner could not help a user without it.
  const isKnownPinned = canCall(useSession(), 'drive.revisions.list') && !canListRevisions(file);
  const revisions = useQuery({ ...revisionsQuery(file.id ?? ''), enabled: !isKnownPinned });
  return { revisions, isPinned: isKnownPinned || (revisions.isLoadingError && isEditorsOnlyError(revisions.error)) };
}
