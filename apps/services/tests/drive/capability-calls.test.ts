import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshAccess } from '#items/access.ts';
import type { ItemRole } from '#items/item-role.ts';
import { FOLDER_TYPE } from '#items/item-types.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

type Place = 'My Drive' | 'a shared drive';
type Kind = 'file' | 'folder';
type State = { copyRequiresWriterPermission?: boolean; writersCanShare?: boolean; contentRestrictions?: object[] };
type Call = { method?: string; path?: string; query?: string; body?: object; content?: string };

const CHEN = { type: 'user', role: 'reader', emailAddress: 'chen@example.com' };

/** The call on an item that each capability allows. `sibling` is a folder in the same parent. */
const CALLS: Readonly<Record<string, (sibling: string, state: State) => Call>> = {
  canAddChildren: () => ({ method: 'POST', path: '/drive/v3/files', body: { parents: ['ID'] } }),
  canChangeCopyRequiresWriterPermission: (_, { copyRequiresWriterPermission: isSet = false }) => ({
    body: { copyRequiresWriterPermission: !isSet },
  }),
  canChangeItemDownloadRestriction: () => ({
    body: { downloadRestrictions: { itemDownloadRestriction: { restrictedForReaders: true } } },
  }),
  canComment: () => ({ method: 'POST', path: '/comments', query: 'fields=id', body: { content: 'One' } }),
  canCopy: () => ({ method: 'POST', path: '/copy', body: { parents: ['root'] } }),
  canDelete: () => ({ method: 'DELETE' }),
  canDisableInheritedPermissions: () => ({ body: { inheritedPermissionsDisabled: true } }),
  canDownload: () => ({ method: 'GET', query: 'alt=media' }),
  canEdit: () => ({ body: { description: 'edited' } }),
  canModifyContent: () => ({ content: 'new content' }),
  canModifyContentRestriction: () => ({ body: { contentRestrictions: [{ readOnly: true }] } }),
  canMoveItemWithinDrive: (sibling) => ({ query: `addParents=${sibling}` }),
  canReadLabels: () => ({ method: 'GET', path: '/listLabels' }),
  canReadRevisions: () => ({ method: 'GET', path: '/revisions' }),
  canRename: () => ({ body: { name: 'Renamed' } }),
  canShare: () => ({ method: 'POST', path: '/permissions', body: CHEN }),
  canStartApproval: () => ({
    method: 'POST',
    path: '/approvals:start',
    body: { reviewerEmails: ['chen@example.com'] },
  }),
  canTrash: () => ({ body: { trashed: true } }),
};
/** Capabilities that folders do not report, or whose call applies only to files. */
const OF_FILES = new Set(['canModifyContent', 'canComment', 'canDownload', 'canReadRevisions', 'canReadLabels']);

const STATES: Readonly<Record<string, State>> = {
  plain: {},
  locked: { contentRestrictions: [{ readOnly: true }] },
  'not for writers to share': { writersCanShare: false },
  'not for readers to download': { copyRequiresWriterPermission: true },
};
const ROLES_AT: Readonly<Record<Place, readonly ItemRole[]>> = {
  'My Drive': ['owner', 'writer', 'commenter', 'reader'],
  'a shared drive': ['organizer', 'fileOrganizer', 'writer', 'commenter', 'reader'],
};

let services: TestServices;
const parents = new Map<Place, string>();
const emailOf = (role: ItemRole) => `${role === 'owner' ? 'ana' : role.toLowerCase()}@example.com`;

beforeAll(async () => {
  services = await startTestServices();
  services.account('chen@example.com');
  const { body: drive } = await services.call('ana@example.com', 'POST', '/drive/v3/drives?requestId=calls', {
    name: 'Team',
  });
  parents.set('a shared drive', Object(drive).id);
  parents.set('My Drive', await make('root', 'folder'));
  for (const [place, parent] of parents) for (const role of ROLES_AT[place]) grant(parent, role);
});
afterAll(() => services[Symbol.asyncDispose]());

function grant(itemId: string, role: ItemRole): void {
  if (role === 'owner') return;
  const { id: grantee, permissionId: id } = services.account(emailOf(role));
  const { number } = requireItem(services.db, itemId);
  putPermission(services.db, number, { id, type: 'user', grantee, role, grantedAt: 1 });
  refreshAccess(services.db, number);
}

async function make(parent: string, kind: Kind, state: State = {}): Promise<string> {
  const mimeType = kind === 'folder' ? FOLDER_TYPE : 'text/plain';
  const file = { name: 'Item', mimeType, parents: [parent] };
  const path = '/drive/v3/files?supportsAllDrives=true';
  const { body } = await services.call('ana@example.com', 'POST', path, file);
  const id = String(Object(body).id);
  if (kind === 'file') await send('ana@example.com', id, { content: 'content' });
  await send('ana@example.com', id, { body: state });
  return id;
}

/** Sends a call on an item. Returns the status. */
async function send(
  email: string,
  id: string,
  { method = 'PATCH', path = '', query = '', ...sent }: Call,
): Promise<number> {
  const own = path.startsWith('/drive/') ? path : `/drive/v3/files/${id}${path}`;
  const upload = sent.content === undefined ? '' : '/upload';
  const text = sent.content ?? (sent.body && JSON.stringify(sent.body).replaceAll('"ID"', JSON.stringify(id)));
  const type = sent.content === undefined ? 'application/json' : 'text/plain';
  const requested = `supportsAllDrives=true&${query}${upload === '' ? '' : '&uploadType=media'}`;
  const response = await fetch(`${services.origin}${upload}${own}?${requested}`, {
    method,
    headers: { authorization: `Bearer ${services.token(email)}`, ...(text && { 'content-type': type }) },
    ...(text && { body: text }),
  });
  await response.arrayBuffer();
  return response.status;
}

const CASES = (['My Drive', 'a shared drive'] as const).flatMap((place) =>
  (['file', 'folder'] as const).flatMap((kind) =>
    Object.entries(STATES)
      .filter(
        ([name]) =>
          (kind === 'file' || name === 'plain' || name.includes('share')) &&
          (place === 'My Drive' || !name.includes('share')),
      )
      .map(([name, state]) => ({ place, kind, name, state })),
  ),
);

describe.each(CASES)('with a $kind in $place, $name,', ({ place, kind, state }) => {
  test.each(ROLES_AT[place])('the %s can do exactly what the capabilities say', async (role) => {
    const parent = parents.get(place) ?? '';
    const sibling = await make(parent, 'folder');
    let id = await make(parent, kind, state);
    const reported: Record<string, boolean> = {};
    const done: Record<string, boolean> = {};
    for (const [name, toCall] of Object.entries(CALLS)) {
      if (kind === 'folder' && OF_FILES.has(name)) continue;
      const path = `/drive/v3/files/${id}?fields=capabilities&supportsAllDrives=true`;
      const { body } = await services.call(emailOf(role), 'GET', path);
      reported[name] = Object(body).capabilities[name];
      const status = await send(emailOf(role), id, toCall(sibling, state));
      done[name] = status < 300;
      expect([name, status]).not.toContain(500);
      if (done[name]) id = await make(parent, kind, state);
    }
    expect(done).toEqual(reported);
  });
});
