import { ApiError } from '@rotunda/api-client/errors';
import type { BodyOf, DriveSchemas } from '@rotunda/api-client/operation-types';
import { api } from '#shared/api/api.ts';
import { isOutcomeUnknown } from '#shared/api/is-outcome-unknown.ts';

type StoredFile = DriveSchemas['File'];
type FileBody = NonNullable<BodyOf<'drive.files.create'>>;

const SHORTCUT_TYPE = 'application/vnd.google-apps.shortcut';

/** The IDs of files whose creation is unconfirmed, by intent. */
const unconfirmed = new Map<string, string>();

/**
 * Creates a folder, shortcut or empty file with a pre-generated ID, so that no request can create a duplicate, neither an
 * automatic retry nor one by a user who got no response. Resolves to the `fields` of the file.
 */
export async function createFile(body: FileBody, fields: string): Promise<StoredFile> {
  const intent = JSON.stringify(body);
  const id = unconfirmed.get(intent) ?? (await generateId(body.mimeType === SHORTCUT_TYPE ? 'shortcuts' : 'files'));
  if (id !== undefined) unconfirmed.set(intent, id);
  try {
    const params = { supportsAllDrives: true, fields };
    const file = await api.call('drive.files.create', params, { body: { ...body, ...(id !== undefined && { id }) } });
    unconfirmed.delete(intent);
    return file;
  } catch (error) {
    if (error instanceof ApiError && !mayBeDone(error)) unconfirmed.delete(intent);
    throw error;
  }
}

/** Reports whether the call may have been executed without a response, or may still be in progress. */
function mayBeDone(error: ApiError): boolean {
  return isOutcomeUnknown(error) || (error.status === 409 && error.retryAfterMs !== undefined);
}

async function generateId(type: 'files' | 'shortcuts'): Promise<string | undefined> {
  const { ids = [] } = await api.call('drive.files.generateIds', { count: 1, space: 'drive', type });
  return ids[0];
}
