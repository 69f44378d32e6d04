import { randomUUID } from 'node:crypto';
import type { OperationId } from '@rotunda/api-client/operations';
import type { ItemRole } from '#items/item-role.ts';
import type { Subject } from './role-subjects.ts';

type DriveOperationId = Extract<OperationId, `drive.${string}`>;

/** The role of a user on the resource of a call. Domain administrators have no role on it. */
export type Role = 'none' | ItemRole | 'administrator';

/** The kind of resource that a call names. */
export type Place = 'nothing' | 'myFile' | 'myFolder' | 'driveFile' | 'driveFolder' | 'drive';

const IN_MY_DRIVE = ['none', 'reader', 'commenter', 'writer', 'owner', 'administrator'] as const;
const MEMBERS = ['none', 'reader', 'commenter', 'writer', 'fileOrganizer', 'organizer', 'administrator'] as const;

/** The roles that exist at each place: owners only in My Drive, organizers only in shared drives. */
export const ROLES_AT: Readonly<Record<Place, readonly Role[]>> = {
  nothing: [...MEMBERS, 'owner'],
  myFile: IN_MY_DRIVE,
  myFolder: IN_MY_DRIVE,
  driveFile: MEMBERS,
  driveFolder: MEMBERS,
  drive: MEMBERS,
};

/**
 * What a call requires: a minimum role, nothing, or to be the author of the comment, the reviewer of the approval, or
 * the user who opened the channel or started the operation.
 */
export type Need = ItemRole | 'everybody' | 'author' | 'reviewer' | 'opener';

type Part<Value> = Value | ((subject: Subject) => Value);

/** Who may send one kind of request. */
export type Rule = {
  /** The effect of the request, if an operation has several. */
  act?: string;
  needs: Partial<Record<Place, Need>>;
  query?: Part<Record<string, string>>;
  body?: Part<object>;
  /** The request goes to the upload variant, with content instead of the body. */
  uploads?: true;
  /** The status for users without the required role, if it is not the usual one. */
  othersGet?: 403 | 404;
  /** Every user gets a response, which omits what the user may not see. */
  isList?: true;
};

const onFiles = (need: Need) => ({ myFile: need, driveFile: need });
const onItems = (need: Need) => ({ ...onFiles(need), myFolder: need, driveFolder: need });
// File organizers share the folders of a shared drive. A restriction can limit that to organizers.
const toShare = { ...onFiles('writer'), myFolder: 'writer', driveFolder: 'fileOrganizer' } as const;
const highest = { myFile: 'owner', driveFile: 'organizer' } as const;

const FIELDS = { fields: '*' };
const named = (name: string) => ({ name });
const channel = () => ({ id: randomUUID(), type: 'web_hook', address: 'http://127.0.0.1:9/' });
const request = () => ({ requestId: randomUUID() });
const ofDrive = ({ driveId }: Subject) => ({ driveId });
const sinceStart = ({ startToken }: Subject) => ({
  pageToken: startToken,
  pageSize: '1000',
  includeItemsFromAllDrives: 'true',
});

/** The users who may call each operation, according to the published rules and independent of the code. */
export const RULES: Readonly<Record<DriveOperationId, readonly Rule[]>> = {
  'drive.about.get': [{ needs: { nothing: 'everybody' }, query: FIELDS }],
  'drive.accessproposals.get': [{ needs: toShare }],
  'drive.accessproposals.list': [{ needs: toShare }],
  'drive.accessproposals.resolve': [{ needs: toShare, body: { action: 'ACCEPT', role: ['reader'] } }],
  'drive.approvals.approve': [{ needs: onFiles('reviewer') }],
  'drive.approvals.cancel': [{ needs: onFiles('writer') }],
  'drive.approvals.comment': [{ needs: onFiles('reader'), body: { message: 'Soon' } }],
  'drive.approvals.decline': [{ needs: onFiles('reviewer') }],
  'drive.approvals.get': [{ needs: onFiles('reader') }],
  'drive.approvals.list': [{ needs: onFiles('reader') }],
  'drive.approvals.reassign': [
    { needs: onFiles('writer'), body: { addReviewers: [{ addedReviewerEmail: 'guest@example.com' }] } },
  ],
  'drive.approvals.start': [{ needs: onFiles('writer'), body: { reviewerEmails: ['guest@example.com'] } }],
  'drive.apps.get': [{ needs: { nothing: 'everybody' } }],
  'drive.apps.list': [{ needs: { nothing: 'everybody' } }],
  'drive.changes.getStartPageToken': [
    { needs: { nothing: 'everybody' } },
    { act: 'of a drive', needs: { drive: 'reader' }, query: ofDrive, othersGet: 403 },
  ],
  'drive.changes.list': [
    { needs: onItems('reader'), query: sinceStart, isList: true },
    {
      act: 'of a drive',
      needs: { drive: 'reader' },
      query: (subject) => ({ ...sinceStart(subject), ...ofDrive(subject) }),
    },
  ],
  'drive.changes.watch': [
    { needs: { nothing: 'everybody' }, query: { pageToken: '1' }, body: channel },
    {
      act: 'of a drive',
      needs: { drive: 'reader' },
      query: (subject) => ({ ...sinceStart(subject), ...ofDrive(subject) }),
      body: channel,
    },
  ],
  'drive.channels.stop': [
    { needs: onFiles('opener'), body: ({ channelId, resourceId }) => ({ id: channelId, resourceId }) },
  ],
  'drive.comments.create': [{ needs: onFiles('commenter'), query: FIELDS, body: { content: 'Well' } }],
  'drive.comments.delete': [{ needs: onFiles('author') }],
  'drive.comments.get': [{ needs: onFiles('reader'), query: FIELDS }],
  'drive.comments.list': [{ needs: onFiles('reader'), query: FIELDS }],
  'drive.comments.update': [{ needs: onFiles('author'), query: FIELDS, body: { content: 'Better' } }],
  'drive.drives.create': [{ needs: { nothing: 'everybody' }, query: request, body: named('Another') }],
  'drive.drives.delete': [{ needs: { drive: 'organizer' } }],
  'drive.drives.get': [{ needs: { drive: 'reader' } }],
  'drive.drives.hide': [{ needs: { drive: 'reader' } }],
  'drive.drives.list': [{ needs: { drive: 'reader' }, query: { pageSize: '100' }, isList: true }],
  'drive.drives.unhide': [{ needs: { drive: 'reader' } }],
  'drive.drives.update': [
    { act: 'renaming', needs: { drive: 'organizer' }, body: named('Renamed') },
    { act: 'restricting', needs: { drive: 'organizer' }, body: { restrictions: { driveMembersOnly: true } } },
  ],
  'drive.files.copy': [{ needs: onFiles('reader') }],
  'drive.files.create': [
    {
      needs: { myFolder: 'writer', driveFolder: 'writer', drive: 'writer' },
      body: ({ fileId }) => ({ parents: [fileId] }),
    },
  ],
  'drive.files.delete': [{ needs: { ...highest, myFolder: 'owner', driveFolder: 'organizer' } }],
  'drive.files.download': [{ needs: onFiles('reader') }],
  'drive.files.emptyTrash': [
    { needs: { nothing: 'everybody' } },
    { act: 'of a drive', needs: { drive: 'organizer' }, query: ofDrive },
  ],
  'drive.files.export': [{ needs: onFiles('reader'), query: { mimeType: 'text/plain' } }],
  'drive.files.generateCseToken': [
    { act: 'for a file', needs: onFiles('reader'), query: ({ fileId }) => ({ fileId }) },
    {
      act: 'for a new file',
      needs: { myFolder: 'writer', driveFolder: 'writer' },
      query: ({ fileId }) => ({ parent: fileId }),
    },
  ],
  'drive.files.generateIds': [{ needs: { nothing: 'everybody' } }],
  'drive.files.get': [
    { needs: { ...onItems('reader'), drive: 'reader' } },
    { act: 'content', needs: onFiles('reader'), query: { alt: 'media' } },
  ],
  'drive.files.list': [
    {
      needs: onItems('reader'),
      query: ({ name }) => ({ q: `name = '${name}'`, includeItemsFromAllDrives: 'true' }),
      isList: true,
    },
  ],
  'drive.files.listLabels': [{ needs: onFiles('reader') }],
  'drive.files.modifyLabels': [{ needs: onFiles('writer') }],
  'drive.files.update': [
    { act: 'renaming', needs: onItems('writer'), body: named('Renamed') },
    { act: 'content', needs: onFiles('writer'), uploads: true },
    { act: 'starring', needs: onItems('reader'), body: { starred: true } },
    {
      act: 'trashing',
      needs: { myFile: 'owner', myFolder: 'owner', driveFile: 'fileOrganizer', driveFolder: 'fileOrganizer' },
      body: { trashed: true },
    },
    {
      act: 'moving',
      needs: { myFile: 'writer', myFolder: 'writer', driveFile: 'fileOrganizer', driveFolder: 'fileOrganizer' },
      query: ({ parentId, otherFolderId }) => ({ addParents: otherFolderId, removeParents: parentId }),
    },
    {
      act: 'moving to the own My Drive',
      needs: { myFile: 'owner', myFolder: 'owner' },
      query: ({ parentId }) => ({ addParents: 'root', removeParents: parentId }),
    },
    {
      act: 'moving out of a drive',
      needs: { driveFile: 'organizer' },
      query: ({ parentId }) => ({ addParents: 'root', removeParents: parentId }),
    },
    { act: 'locking', needs: onFiles('writer'), body: { contentRestrictions: [{ readOnly: true }] } },
    {
      act: 'locking for others',
      needs: highest,
      body: { contentRestrictions: [{ readOnly: true, ownerRestricted: true }] },
    },
    {
      act: 'limiting access',
      needs: { myFolder: 'writer', driveFolder: 'organizer' },
      body: { inheritedPermissionsDisabled: true },
    },
    {
      act: 'restricting downloads',
      needs: highest,
      body: { downloadRestrictions: { itemDownloadRestriction: { restrictedForReaders: true } } },
    },
    {
      act: 'keeping readers from copies',
      needs: { myFile: 'writer', driveFile: 'fileOrganizer' },
      body: { copyRequiresWriterPermission: true },
    },
    {
      act: 'keeping writers from sharing',
      needs: { myFile: 'owner', myFolder: 'owner' },
      body: { writersCanShare: false },
    },
  ],
  'drive.files.watch': [{ needs: onItems('reader'), body: channel }],
  'drive.operations.get': [{ needs: onFiles('opener'), othersGet: 404 }],
  'drive.permissions.create': [
    {
      needs: { ...toShare, drive: 'organizer' },
      body: { type: 'user', role: 'reader', emailAddress: 'stranger@example.com' },
    },
  ],
  'drive.permissions.delete': [{ needs: { ...toShare, drive: 'organizer' } }],
  'drive.permissions.get': [{ needs: { ...onItems('writer'), drive: 'writer' } }],
  'drive.permissions.list': [{ needs: { ...onItems('writer'), drive: 'writer' } }],
  'drive.permissions.update': [{ needs: { ...toShare, drive: 'organizer' }, body: { role: 'reader' } }],
  'drive.replies.create': [{ needs: onFiles('commenter'), body: { content: 'Yes' } }],
  'drive.replies.delete': [{ needs: onFiles('author') }],
  'drive.replies.get': [{ needs: onFiles('reader') }],
  'drive.replies.list': [{ needs: onFiles('reader') }],
  'drive.replies.update': [{ needs: onFiles('author'), body: { content: 'No' } }],
  'drive.revisions.delete': [{ needs: onFiles('writer') }],
  'drive.revisions.get': [{ needs: onFiles('writer') }],
  'drive.revisions.list': [{ needs: onFiles('writer') }],
  'drive.revisions.update': [{ needs: onFiles('writer'), body: { keepForever: true } }],
  'drive.teamdrives.create': [{ needs: { nothing: 'everybody' }, query: request, body: named('Another') }],
  'drive.teamdrives.delete': [{ needs: { drive: 'organizer' } }],
  'drive.teamdrives.get': [{ needs: { drive: 'reader' } }],
  'drive.teamdrives.list': [{ needs: { drive: 'reader' }, query: { pageSize: '100' }, isList: true }],
  'drive.teamdrives.update': [{ needs: { drive: 'organizer' }, body: named('Renamed') }],
};
