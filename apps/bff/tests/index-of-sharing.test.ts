import { expect, test } from 'vitest';
import { z } from 'zod';
import { OPERATOR, prepareIndexes, read, waitForIndex } from './index-requests.ts';

const { services, bff, fileIds, share, moveToNewFolder } = prepareIndexes();

test('the index of external sharing lists access granted on files to other domains, and removes it when it ends', async () => {
  const [shared = '', inside = ''] = fileIds.slice(30);
  const PETRA = 'petra@partner.example';
  services().account(PETRA);
  await share(inside, 'writer');
  await share(shared, 'reader', PETRA);
  await moveToNewFolder('Partners', shared);
  const operator = await bff().signIn('operator');
  const found = await waitForIndex(operator, 'outside-access');
  expect(found).toMatchObject({
    rows: [{ fileId: shared, title: 'File 30', grantee: PETRA, role: 'reader', path: ['My Drive', 'Partners'] }],
    all: 1,
    coverage: { failedCount: 0 },
  });
  const counts = async (query: string) => (await read(operator, 'outside-access', query)).rows.length;
  expect([await counts('?granteeDomain=partner.example'), await counts('?granteeDomain=example.com')]).toEqual([1, 0]);

  const folder = { name: 'All of it', mimeType: 'application/vnd.google-apps.folder' };
  const { body } = await services().call(OPERATOR, 'POST', '/drive/v3/files', folder);
  const { id: folderId } = z.object({ id: z.string() }).parse(body);
  await services().call(OPERATOR, 'PATCH', `/drive/v3/files/${inside}?addParents=${folderId}`, {});
  await share(folderId, 'writer', PETRA);
  const { permissionId } = services().account(PETRA);
  await services().call(OPERATOR, 'DELETE', `/drive/v3/files/${shared}/permissions/${permissionId}`);
  bff().clock.advance(11_000);
  // The file in the folder inherits its access, and is listed with the folder.
  await waitForIndex(operator, 'outside-access', ({ rows }) =>
    expect(rows).toMatchObject([{ fileId: folderId, grantee: PETRA, role: 'writer' }]),
  );

  const reviewer = await bff().signIn('reviewer');
  const partly = await waitForIndex(reviewer, 'outside-access');
  expect(partly.rows).toEqual([]);
});

test('the index of external sharing makes one call for a file, unless a second call returns more', async () => {
  const PETRA = 'petra@partner.example';
  services().account(PETRA);
  const drive = await services().call(OPERATOR, 'POST', '/drive/v3/drives?requestId=outside', { name: 'Sales' });
  const { id: driveId } = z.object({ id: z.string() }).parse(drive.body);
  const create = async (name: string) => {
    const path = '/drive/v3/files?supportsAllDrives=true';
    const { body } = await services().call(OPERATOR, 'POST', path, { name, parents: [driveId] });
    return z.object({ id: z.string() }).parse(body).id;
  };
  const [given = ''] = [await create('Given'), await create('Kept')];
  const path = `/drive/v3/files/${given}/permissions?supportsAllDrives=true&sendNotificationEmail=false`;
  const body = { role: 'reader', type: 'user', emailAddress: PETRA };
  expect((await services().call(OPERATOR, 'POST', path, body)).status).toBe(200);
  const [readable = ''] = fileIds.slice(40);
  await share(readable, 'reader');

  const requested = () =>
    bff()
      .upstream.requests.filter(({ url }) => url.includes('/permissions?'))
      .map(({ url }) => url);
  const operator = await bff().signIn('operator');
  const found = await waitForIndex(operator, 'outside-access');
  expect(found.rows).toContainEqual(expect.objectContaining({ fileId: given, driveId, grantee: PETRA }));
  expect(requested()).toEqual([expect.stringContaining(given)]);

  const reviewer = await bff().signIn('reviewer');
  const { coverage } = await waitForIndex(reviewer, 'outside-access');
  expect(coverage.failed).toContainEqual(
    expect.objectContaining({ id: readable, reason: 'You cannot view who has access to this file.' }),
  );
  expect(requested()).toHaveLength(1);
});
