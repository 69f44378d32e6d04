import { operation } from '#core/operation.ts';
import { globalError, notFound } from '#core/service-error.ts';
import { roleOn } from '#items/access.ts';
import { findDrive, toDriveResource } from './drive-resource.ts';

export const handler = operation('drive.drives.get', ({ params, db, caller }) => {
  if (params.useDomainAdminAccess && !caller.isDomainAdmin) {
    const message = 'The user is not an administrator of the domain.';
    throw globalError(403, 'insufficientAdministratorPrivileges', message);
  }
  const drive = findDrive(db, params.driveId);
  const role = drive && roleOn(db, caller, drive.id);
  const isAdministered = params.useDomainAdminAccess === true && drive?.domain === caller.domain;
  if (!drive || (!role && !isAdministered)) throw notFound('Shared drive', params.driveId, 'driveId');
  return toDriveResource(db, drive, caller.accountId, role ?? 'organizer');
});
