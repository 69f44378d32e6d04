import { ApiError } from '@rotunda/api-client/errors';
import type { BodyOf, DriveSchemas } from '@rotunda/api-client/operation-types';
import { api } from '#shared/api/api.ts';
import { isOutcomeUnknown } from '#shared/api/is-outcome-unknown.ts';

type StoredFile = DriveSchemas['File'];
type FileBody = NonNullable<BodyOf<'drive.files.create'>>;

const SHORTCUT_TYPE = 'application/vnd.google-apps.shortcut';

/** Ids of files of which it is not known whether they came to be, by what was to be created. */
const unconfirmed = new Map<string, string>();

/**
 * Creates a folder, shortcut or empty file under an id that was fetched before, so that sending it twice cannot make two:
 * not by itself, and not by a person who tries again because no answer came. Resolves with the `fields` of it.
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

/** Whether the call may have been carried out without an answer, or may still be in progress. */
function mayBeDone(error: ApiError): boolean {
  return isOutcomeUnknown(error) || (error.status === 409 && error.retryAfterMs !== undefined);
}

async function generateId(type: 'files' | 'shortcuts'): Promise<string | undefined> {
  const { ids = [] } = await api.call('drive.files.generateIds', { count: 1, space: 'drive', type });
  return ids[0];
}
