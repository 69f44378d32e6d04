import { describe, expect, test } from 'vitest';
import { refusalOf } from './drive-client.ts';
import { DOCUMENT, FORBIDDEN, prepareRevisions } from './revision-requests.ts';

const { advance, as, createFile, replaceContent, createEditorFile, listIds, contentOf } = prepareRevisions();

describe('deleting a revision', () => {
  test('removes it from the history and leaves the content unchanged', async () => {
    const fileId = await createFile('one', 'two', 'three');
    const [first = '', second = '', third = ''] = await listIds(fileId);
    const { data: before } = await as('ana').files.get({ fileId, fields: 'modifiedTime,headRevisionId' });
    advance(1000);
    expect((await as('bo').revisions.delete({ fileId, revisionId: first })).status).toBe(204);
    expect(await listIds(fileId)).toEqual([second, third]);
    const gone = as('bo').revisions.delete({ fileId, revisionId: first });
    expect(await refusalOf(gone)).toEqual({ status: 404, reason: 'notFound', location: 'revisionId' });
    expect((await as('ana').files.get({ fileId, fields: 'modifiedTime,headRevisionId' })).data).toEqual(before);
  });

  test('restores the previous content if it was the newest', async () => {
    const fileId = await createFile('one', 'two');
    const [first = '', second = ''] = await listIds(fileId);
    await as('bo').revisions.delete({ fileId, revisionId: second });
    expect(await contentOf(fileId)).toBe('one');
    const fields = 'headRevisionId,size,md5Checksum,lastModifyingUser(displayName)';
    expect((await as('ana').files.get({ fileId, fields })).data).toEqual({
      headRevisionId: first,
      size: '3',
      md5Checksum: 'f97c5d29941bfb1b2fdab0874906ab82',
      lastModifyingUser: { displayName: 'bo' },
    });
  });

  test('is rejected for the only one, for editor documents, for readers, and for the newest of a locked file', async () => {
    const fileId = await createFile('one');
    const remove = (name: string, id: string, revisionId = 'head') =>
      refusalOf(as(name).revisions.delete({ fileId: id, revisionId }));
    expect(await remove('bo', fileId)).toMatchObject({ status: 403, reason: 'cannotDeleteOnlyRevision' });
    const documentId = await createEditorFile(DOCUMENT);
    expect(await remove('bo', documentId)).toMatchObject({ status: 403, reason: 'revisionDeletionNotSupported' });
    await replaceContent(fileId, 'two');
    expect(await remove('chen', fileId)).toMatchObject(FORBIDDEN);
    await as('ana').files.update({ fileId, requestBody: { contentRestrictions: [{ readOnly: true }] } });
    expect(await remove('bo', fileId)).toMatchObject(FORBIDDEN);
    const [old] = await listIds(fileId);
    expect((await as('bo').revisions.delete({ fileId, revisionId: old ?? '' })).status).toBe(204);
  });

  test('counts as a change of the file', async () => {
    const fileId = await createFile('one', 'two');
    const { data: start } = await as('ana').changes.getStartPageToken();
    await as('bo').revisions.delete({ fileId, revisionId: 'head' });
    const { data } = await as('ana').changes.list({ pageToken: start.startPageToken ?? '' });
    expect(data.changes?.map((change) => [change.fileId, change.removed])).toEqual([[fileId, false]]);
  });
});
