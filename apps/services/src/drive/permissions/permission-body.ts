import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError } from '#core/errors/service-error.ts';
import { PUBLISHED_VIEW } from '#drive/permission-resource.ts';
import type { ItemRole } from '#items/item-role.ts';

type Body = DriveSchemas['Permission'];

/** Members of Permission that clients never write. `kind` is let through: clients echo it. */
const OUTPUT_ONLY = [
  'id',
  'displayName',
  'photoLink',
  'deleted',
  'permissionDetails',
  'teamDrivePermissionDetails',
] as const;

/** Throws 403 `fieldNotWritable` for a member that clients may not send here. */
export function refuseUnwritable(body: Body, alsoRefused: readonly (keyof Body)[]): void {
  for (const member of [...OUTPUT_ONLY, ...alsoRefused]) {
    if (!Object.hasOwn(body, member)) continue;
    const message = `The resource body includes fields which are not directly writable: ${member}.`;
    throw globalError(403, 'fieldNotWritable', message);
  }
}

/** The view that a body puts a permission in; null for none. Throws 400 for one that cannot be chosen. */
export function parseView(view: string | undefined, role: ItemRole): 'published' | null {
  if (view === undefined || view === null || view === '') return null;
  // The metadata view follows from limited access; nobody is put in it.
  if (view !== PUBLISHED_VIEW || role !== 'reader') {
    throw globalError(400, 'invalid', 'The specified view is invalid for this permission.', 'permission.view');
  }
  return view;
}
