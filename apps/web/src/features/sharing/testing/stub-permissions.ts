import type { Permission } from '#shared/permissions/permission.ts';
import { sampleFile } from '#testing/sample-files.ts';
import type { StubResponses } from '#testing/stub-services.ts';

export const owner: Permission = {
  id: 'p-owner',
  type: 'user',
  role: 'owner',
  emailAddress: 'operator@example.com',
  displayName: 'Olga Operator',
};
export const writer: Permission = {
  id: 'p-bo',
  type: 'user',
  role: 'writer',
  emailAddress: 'bo@example.com',
  displayName: 'Bo Berg',
  permissionDetails: [{ permissionType: 'file', role: 'writer', inherited: true, inheritedFrom: 'folder-1' }],
};
export const reader: Permission = {
  id: 'p-ana',
  type: 'user',
  role: 'reader',
  emailAddress: 'ana@example.com',
  displayName: 'Ana Ivanova',
};

export const member: Permission = {
  id: 'p-chen',
  type: 'user',
  role: 'reader',
  emailAddress: 'chen@example.com',
  displayName: 'Chen Li',
  permissionDetails: [{ permissionType: 'member', role: 'reader', inherited: true, inheritedFrom: 'drive-1' }],
};

const file = sampleFile({ capabilities: { canDownload: true, canEdit: true, canShare: true } });
export const url = '/file/file-1/sharing';

export function responsesWith(permissions: Permission[], more: StubResponses = {}): StubResponses {
  return {
    'drive.files.get': () => file,
    'drive.accessproposals.list': () => ({ accessProposals: [] }),
    'drive.permissions.list': () => ({ permissions }),
    ...more,
  };
}
