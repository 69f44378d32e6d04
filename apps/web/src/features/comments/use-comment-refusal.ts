import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';

/** Returns the reason why the user cannot comment on a file, if any. */
export function useCommentRefusal({ capabilities }: Pick<DriveSchemas['File'], 'capabilities'>): string | undefined {
  const session = useSession();
  const refusal = roleRefusal(session, 'drive.comments.create', 'Commenting', REVIEWING_ROLES);
  if (refusal !== undefined) return refusal;
  return capabilities?.canComment === false ? 'You can read the comments on this file, but not add any.' : undefined;
}
