import type { Dispatcher } from 'undici';
import { type HostileInput, type HostileTargets, withJson } from './hostile-input.ts';

type SharingInput = Omit<HostileInput, 'at'>;

/** Returns requests about nested folders shared with very many users, which every change and list has to process. */
export function sharingInputs(targets: HostileTargets): SharingInput[] {
  return [...reads(targets), ...changes(targets)].map((input) => ({ ...input, name: `${input.name} that many reach` }));
}

function reads({ crowdedFolder, crowdedFolderBelow, deepestFolder }: HostileTargets): SharingInput[] {
  const get = (name: string, path: string): SharingInput => ({ name, method: 'GET', path, statuses: [200] });
  const query = (q: string, fields: string) =>
    `/drive/v3/files?${new URLSearchParams({ q, fields, pageSize: '1000', orderBy: 'name' })}`;
  const below = `'${deepestFolder}' in parents`;
  return [
    get('a list with permissions of files', query(below, 'nextPageToken,files(id,permissions)')),
    get('a list with IDs of permissions of files', query(below, 'nextPageToken,files(permissionIds)')),
    get('a list of files that tells which are shared, of files', query(below, 'nextPageToken,files(id,shared)')),
    get('a list with everything of files', query(below, '*')),
    get('a list by who reads them of files', query("'a1@partner.example' in readers", 'files(id)')),
    get('a search by a writer in a folder of files', query(`${below} and 'nobody@partner.example' in writers`, '*')),
    get('changes with permissions of files', '/drive/v3/changes?pageToken=1&pageSize=1000&fields=*'),
    get('all permissions of a folder', `/drive/v3/files/${deepestFolder}/permissions?fields=*`),
    get('everything about a folder', `/drive/v3/files/${crowdedFolderBelow}?fields=*`),
    {
      name: 'a batch of the permissions of a folder',
      method: 'POST',
      path: '/batch',
      headers: { 'content-type': 'multipart/mixed; boundary=b' },
      body: `${`--b\r\ncontent-type: application/http\r\n\r\nGET /drive/v3/files/${crowdedFolder}/permissions\r\n\r\n`.repeat(100)}--b--`,
      statuses: [200],
    },
  ];
}

function changes(targets: HostileTargets): SharingInput[] {
  const { crowdedFolder, crowdedFolderBelow, deepestFolder, otherFolder } = targets;
  const send = (
    name: string,
    method: Dispatcher.HttpMethod,
    path: string,
    body: object,
    statuses = [200],
  ): SharingInput => ({ name, ...withJson(method, `/drive/v3/files${path}`, body), statuses });
  const share = (name: string, folder: string, emailAddress: string, statuses = [200]) =>
    send(name, 'POST', `/${folder}/permissions`, { type: 'user', role: 'writer', emailAddress }, statuses);
  return [
    share('a share of the deepest of folders', deepestFolder, 'd1@partner.example'),
    share('a share of the topmost of folders', crowdedFolder, 'd2@partner.example'),
    share('a share with everyone who reaches it already of folders', crowdedFolderBelow, 'a1@partner.example'),
    ...Array.from({ length: 12 }, (_, index) =>
      share(`share ${index} of the lower of folders`, crowdedFolderBelow, `e${index}@partner.example`, [200, 403]),
    ),
    send('limited access to the topmost of folders', 'PATCH', `/${crowdedFolderBelow}`, {
      inheritedPermissionsDisabled: true,
    }),
    send('access as before to the topmost of folders', 'PATCH', `/${crowdedFolderBelow}`, {
      inheritedPermissionsDisabled: false,
    }),
    send(
      'a move of the topmost of folders',
      'PATCH',
      `/${crowdedFolderBelow}?addParents=${otherFolder}`,
      {},
      [200, 403],
    ),
    send('a move of a folder into itself', 'PATCH', `/${crowdedFolder}?addParents=${deepestFolder}`, {}, [400, 403]),
    send('a new file in the deepest of folders', 'POST', '', { name: 'file', parents: [deepestFolder] }),
    send('the topmost in the trash, of folders', 'PATCH', `/${crowdedFolder}`, { trashed: true }),
    send('the topmost out of the trash, of folders', 'PATCH', `/${crowdedFolder}`, { trashed: false }),
    send('a share of the root of folders', 'POST', '/root/permissions', { type: 'anyone', role: 'reader' }, [200, 403]),
    {
      name: 'the deletion of the topmost of folders',
      method: 'DELETE',
      path: `/drive/v3/files/${crowdedFolder}`,
      statuses: [204],
    },
  ];
}
