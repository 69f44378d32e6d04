import type { DriveSchemas } from '@rotunda/api-client/operation-types';

type StoredFile = DriveSchemas['File'];
type Approval = DriveSchemas['Approval'];

/** Returns a text file of the signed-in user, with the given members replaced. */
export function sampleFile(members: Partial<StoredFile> = {}): StoredFile {
  return {
    id: 'file-1',
    name: 'Release notes.txt',
    mimeType: 'text/plain',
    size: '24',
    owners: [{ displayName: 'Olga Operator', emailAddress: 'operator@example.com', me: true }],
    modifiedTime: '2026-11-20T10:00:00.000Z',
    createdTime: '2026-11-01T10:00:00.000Z',
    headRevisionId: 'revision-1',
    capabilities: { canDownload: true, canEdit: true, canStartApproval: true },
    ...members,
  };
}

/** Returns a folder with a name. */
export function sampleFolder(id: string, name: string, parentId?: string): StoredFile {
  return {
    id,
    name,
    mimeType: 'application/vnd.google-apps.folder',
    modifiedTime: '2026-11-20T10:00:00.000Z',
    ...(parentId !== undefined && { parents: [parentId] }),
  };
}

/** Returns an approval that waits for the operator and one other reviewer, with the given members replaced. */
export function sampleApproval(members: Partial<Approval> = {}): Approval {
  return {
    approvalId: 'approval-1',
    targetFileId: 'file-1',
    status: 'IN_PROGRESS',
    createTime: '2026-11-20T10:00:00.000Z',
    initiator: { displayName: 'Ana Ivanova', emailAddress: 'ana@example.com' },
    reviewerResponses: [
      {
        reviewer: { displayName: 'Olga Operator', emailAddress: 'operator@example.com' },
        response: 'NO_RESPONSE',
      },
      { reviewer: { displayName: 'Bo Berg', emailAddress: 'bo@example.com' }, response: 'NO_RESPONSE' },
    ],
    ...members,
  };
}

/** Returns the content of a sample file: a text with at least as many bytes as the file declares. */
export function sampleText(text: string, sizeBytes = 24): string {
  return text.padEnd(sizeBytes);
}
