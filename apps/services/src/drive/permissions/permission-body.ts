import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError } from '#core/errors/service-error.ts';
import { PUBLISHED_VIEW } from '#drive/permission-resource.ts';
import type { ItemRole } from '#items/item-role.ts';

type Body = DriveSchemas['Permission'];

/** Read-only fields of Permission. Accepts `kind`, which clients echo. */
const OUTPUT_ONLY = [
  'id',
  'displayName',
  'photoLink',
  'deleted',
  'permissionDetails',
  'teamDrivePermissionDetails',
] as const;

/** Throws 403 `fieldNotWritable` if the body contains a field that clients may not set here. */
export function rejectReadOnlyMembers(body: Body, alsoRefused: readonly (keyof Body)[]): void {
  for (const member of [...OUTPUT_ONLY, ...alsoRefused]) {
    if (!Object.hasOwn(body, member)) continue;
    const message = `The resource body includes fields which are not directly writable: ${member}.`;
    throw globalError(403, 'fieldNotWritable', message);
  }
}

/** Returns the view of a permission in a body, or null for none. Throws 400 if the view is not supported. */
export function parseView(view: string | undefined, role: ItemRole): 'published' | null {
  if (view === undefined || view === null || view === '') return null;
  // The metadata view results from limited access and cannot be granted.
  if (view !== PUBLISHED_VIEW || role !== 'reader') {
    throw globalError(400, 'invalid', 'The specified view is invalid for this permission.', 'permission.view');
  }
  return view;
}
