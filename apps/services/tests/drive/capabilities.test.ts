import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentSchemas } from '#core/schemas/document-schemas.ts';
import { refreshAccess } from '#items/access.ts';
import type { ItemRole } from '#items/item-role.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs } from './drive-client.ts';

const PREFIX = 'application/vnd.google-apps.';

type Kind = 'file' | 'folder' | 'shortcut';
type State =
  | 'plain'
  | 'in the trash'
  | 'locked'
  | 'locked for owners'
  | 'not for readers to download'
  | 'not for writers to download'
  | 'not for writers to share'
  | 'with limited access';

/**
 * The roles with a capability. Letters are roles: Owner, orGanizer, File organizer, Writer, Commenter, Reader, and X
 * for users who only see that a folder exists. Undefined if the capability is not reported.
 */
type Rule = {
  mine: string | undefined;
  shared: string | undefined;
  /** Kinds of item with the capability; all if absent. Other kinds have it for no role. */
  kinds?: readonly Kind[];
  /** The roles that have it in a particular state, in My Drive and in a shared drive. */
  in?: Partial<Record<State, readonly [mine: string, shared: string]>>;
};

const [FILE, FOLDER, FILED] = [['file'], ['folder'], ['file', 'shortcut']] as const;
const [ALL, NOBODY] = ['OGFWCRX', ['', '']] as const;
const UNLOCKED = { locked: NOBODY, 'locked for owners': NOBODY } as const;
const TAKEN_AWAY = { 'not for readers to download': ['OW', 'GFW'], 'not for writers to download': ['O', 'G'] } as const;
const LOCKABLE: Rule = { mine: 'OW', shared: 'GFW', kinds: FILE };
const COPYING: Rule = { mine: 'OW', shared: 'GF', kinds: FILE, in: { 'not for writers to download': ['O', 'G'] } };
const NEVER: Rule = { mine: '', shared: '' };
const SHARED_ONLY: Rule = { mine: '', shared: 'GF' };

const RULES: Readonly<Record<string, Rule>> = {
  canAcceptOwnership: { mine: '', shared: undefined },
  canAccessViaGenAi: { mine: 'OWCR', shared: 'GFWCR', kinds: FILE, in: TAKEN_AWAY },
  canAddChildren: { mine: 'OW', shared: 'GFW', kinds: FOLDER },
  canAddFolderFromAnotherDrive: { mine: undefined, shared: '' },
  canAddMyDriveParent: { mine: '', shared: undefined },
  canChangeCopyRequiresWriterPermission: COPYING,
  canChangeItemDownloadRestriction: { mine: 'O', shared: 'G', kinds: FILE },
  canChangeSecurityUpdateEnabled: NEVER,
  canChangeViewersCanCopyContent: COPYING,
  canComment: { mine: 'OWC', shared: 'GFWC', kinds: FILE, in: UNLOCKED },
  canCopy: { mine: 'OWCR', shared: 'GFWCR', kinds: FILED, in: TAKEN_AWAY },
  canDelete: { mine: 'O', shared: 'G' },
  canDeleteChildren: { mine: undefined, shared: 'G', kinds: FOLDER },
  canDisableInheritedPermissions: {
    mine: 'OW',
    shared: 'G',
    kinds: FOLDER,
    in: { 'with limited access': NOBODY, 'not for writers to share': ['O', ''] },
  },
  canDownload: { mine: 'OWCR', shared: 'GFWCR', kinds: FILE, in: TAKEN_AWAY },
  canEdit: { mine: 'OW', shared: 'GFW' },
  canEnableInheritedPermissions: { mine: '', shared: '', kinds: FOLDER, in: { 'with limited access': ['OW', 'G'] } },
  canListChildren: { mine: 'OWCR', shared: 'GFWCR', kinds: FOLDER },
  canModifyContent: { mine: 'OW', shared: 'GFW', in: UNLOCKED },
  canModifyContentRestriction: LOCKABLE,
  canModifyEditorContentRestriction: LOCKABLE,
  canModifyLabels: { mine: 'OW', shared: 'GFW', kinds: FILE },
  canModifyOwnerContentRestriction: { mine: 'O', shared: 'G', kinds: FILE },
  canMoveChildrenOutOfDrive: { mine: undefined, shared: 'G', kinds: FOLDER },
  canMoveChildrenOutOfTeamDrive: { mine: undefined, shared: 'G', kinds: FOLDER },
  canMoveChildrenWithinDrive: { mine: 'OW', shared: 'GF', kinds: FOLDER },
  canMoveChildrenWithinTeamDrive: { ...SHARED_ONLY, kinds: FOLDER },
  canMoveItemIntoTeamDrive: { mine: 'O', shared: '', kinds: FILED },
  // Folders cannot be moved between drives.
  canMoveItemOutOfDrive: { mine: 'O', shared: 'G', kinds: FILED },
  canMoveItemOutOfTeamDrive: { mine: '', shared: 'G', kinds: FILED },
  // Other users also need a role on the parent folder, which here is the root folder of the owner.
  canMoveItemWithinDrive: { mine: 'O', shared: 'GF' },
  canMoveItemWithinTeamDrive: SHARED_ONLY,
  canMoveTeamDriveItem: SHARED_ONLY,
  canReadDrive: { mine: undefined, shared: ALL },
  canReadLabels: { mine: 'OWCR', shared: 'GFWCR', kinds: FILE },
  canReadRevisions: { mine: 'OW', shared: 'GFW', kinds: FILE },
  canReadTeamDrive: { mine: '', shared: ALL },
  canRemoveChildren: { mine: 'OW', shared: 'GF', kinds: FOLDER },
  canRemoveContentRestriction: {
    mine: '',
    shared: '',
    kinds: FILE,
    in: { locked: ['OW', 'GFW'], 'locked for owners': ['O', 'G'] },
  },
  canRemoveMyDriveParent: { mine: 'O', shared: undefined },
  canRename: { mine: 'OW', shared: 'GFW', in: UNLOCKED },
  canShare: { mine: 'OW', shared: 'GFW', kinds: ['file', 'folder'], in: { 'not for writers to share': ['O', ''] } },
  canStartApproval: { mine: 'OW', shared: 'GFW', kinds: FILE },
  canTrash: { mine: 'O', shared: 'GF' },
  canTrashChildren: { mine: undefined, shared: 'GF', kinds: FOLDER },
  canUntrash: { mine: 'O', shared: 'GF' },
};

/** Sharing a folder in a shared drive requires the file organizer role. */
const OF_SHARED_FOLDERS: Readonly<Record<string, string>> = { canShare: 'GF' };

const LETTERS = { organizer: 'G', fileOrganizer: 'F', writer: 'W', commenter: 'C', reader: 'R' } as const;

const STATES: Readonly<Record<State, drive_v3.Schema$File>> = {
  plain: {},
  'in the trash': { trashed: true },
  locked: { contentRestrictions: [{ readOnly: true }] },
  'locked for owners': { contentRestrictions: [{ readOnly: true, ownerRestricted: true }] },
  'not for readers to download': { copyRequiresWriterPermission: true },
  'not for writers to download': {
    downloadRestrictions: { itemDownloadRestriction: { restrictedForReaders: true, restrictedForWriters: true } },
  },
  'not for writers to share': { writersCanShare: false },
  'with limited access': { inheritedPermissionsDisabled: true },
};

let services: TestServices;
let driveId: string;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  driveId = (await as('ana').drives.create({ requestId: 'may', requestBody: { name: 'Team' } })).data.id ?? '';
  for (const role of Object.keys(LETTERS)) services.account(`${role.toLowerCase()}@example.com`);
  for (const role of ['organizer', 'fileOrganizer', 'writer', 'commenter', 'reader'] as const) grant(driveId, role);
});
afterAll(() => services[Symbol.asyncDispose]());

function grant(itemId: string, role: Exclude<ItemRole, 'owner'>): void {
  const { id: grantee, permissionId: id } = services.account(`${role.toLowerCase()}@example.com`);
  const { number } = requireItem(services.db, itemId);
  putPermission(services.db, number, { id, type: 'user', grantee, role, grantedAt: 1 });
  refreshAccess(services.db, number);
}

async function create(kind: Kind, parent: string, state: State): Promise<string> {
  const target = async () => (await as('ana').files.create({ requestBody: {} })).data.id ?? '';
  const requestBody = {
    parents: [parent],
    mimeType: kind === 'file' ? 'text/plain' : PREFIX + kind,
    ...(kind === 'shortcut' && { shortcutDetails: { targetId: await target() } }),
  };
  const { data } = await as('ana').files.create({ requestBody, supportsAllDrives: true });
  const fileId = data.id ?? '';
  await as('ana').files.update({ fileId, requestBody: STATES[state], supportsAllDrives: true });
  return fileId;
}

/** Returns the capabilities that the rules give a role. */
function toExpected(letter: string, kind: Kind, place: 'mine' | 'shared', state: State): Record<string, boolean> {
  const capabilities = Object.entries(RULES).flatMap(([name, rule]) => {
    const usual = kind === 'folder' && place === 'shared' ? (OF_SHARED_FOLDERS[name] ?? rule.shared) : rule[place];
    if (usual === undefined) return [];
    const roles = rule.in?.[state]?.[place === 'mine' ? 0 : 1] ?? usual;
    return [[name, roles.includes(letter) && (rule.kinds ?? [kind]).includes(kind)] as const];
  });
  return Object.fromEntries(capabilities);
}

async function readCapabilities(name: string, fileId: string) {
  return (await as(name).files.get({ fileId, fields: 'capabilities', supportsAllDrives: true })).data.capabilities;
}

test('every capability reported for a file has a rule here', () => {
  const reported = Object.keys(documentSchemas.drive.File?.properties?.capabilities?.properties ?? {});
  expect(reported.toSorted()).toEqual(Object.keys(RULES).toSorted());
});

const CASES: readonly (readonly [Kind, State])[] = [
  ...(['plain', 'in the trash', 'not for writers to share'] as const).flatMap((state) =>
    (['file', 'folder', 'shortcut'] as const).map((kind) => [kind, state] as const),
  ),
  ...(['locked', 'locked for owners', 'not for readers to download', 'not for writers to download'] as const).map(
    (state) => ['file', state] as const,
  ),
  ['folder', 'with limited access'],
];

test.each(CASES)('a %s in My Drive, %s, allows each role what the rules say', async (kind, state) => {
  const fileId = await create(kind, 'root', state);
  expect(await readCapabilities('ana', fileId)).toEqual(toExpected('O', kind, 'mine', state));
  for (const role of ['writer', 'commenter', 'reader'] as const) {
    grant(fileId, role);
    const capabilities = await readCapabilities(role, fileId);
    expect({ role, capabilities }).toEqual({ role, capabilities: toExpected(LETTERS[role], kind, 'mine', state) });
  }
});

// The restriction of sharing to owners does not apply to items in shared drives.
const IN_DRIVES = CASES.filter(([, state]) => state !== 'not for writers to share');

test.each(IN_DRIVES)('a %s in a shared drive, %s, allows each role what the rules say', async (kind, state) => {
  const fileId = await create(kind, driveId, state);
  for (const role of ['organizer', 'fileOrganizer', 'writer', 'commenter', 'reader'] as const) {
    // Inherited permissions give no access to a folder with limited access, except for organizers.
    const letter = state === 'with limited access' && role !== 'organizer' ? 'X' : LETTERS[role];
    const capabilities = await readCapabilities(role.toLowerCase(), fileId);
    expect({ role, capabilities }).toEqual({ role, capabilities: toExpected(letter, kind, 'shared', state) });
  }
});
