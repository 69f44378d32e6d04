import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { mayCall, useSession } from '#shared/session.ts';

/** Why this person cannot comment on a file, if they cannot. */
export function useCommentRefusal({ capabilities }: Pick<DriveSchemas['File'], 'capabilities'>): string | undefined {
  const session = useSession();
  if (!mayCall(session, 'drive.comments.create')) return 'Commenting is for the role operator or reviewer.';
  return capabilities?.canComment === false ? 'You may read the comments on this file, but not add any.' : undefined;
}
