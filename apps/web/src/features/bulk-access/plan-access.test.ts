import { expect, test } from 'vitest';
import type { Permission } from '#shared/permissions/permission.ts';
import type { AccessAction, AccessSubject } from './access-action.ts';
import { type AccessPlan, createEmptyPlan, planFile } from './plan-access.ts';
import type { SharedFile } from './shared-file.ts';
import { toAccessJob } from './to-access-job.ts';

const plan: SharedFile = { id: 'plan', name: 'Plan.txt', ownedByMe: true };
const folder: SharedFile = { id: 'folder', name: 'Old', mimeType: 'application/vnd.google-apps.folder' };
const drive: SharedFile = { id: 'drive', name: 'Finance', driveId: 'drive' };
const inDrive: SharedFile = { id: 'budget', name: 'Budget', driveId: 'drive' };

const owner: Permission = { id: 'p-own', type: 'user', role: 'owner', emailAddress: 'ana@example.com' };
const guest: Permission = { id: 'p-guest', type: 'user', role: 'writer', emailAddress: 'guest@partner.org' };
const reader: Permission = { id: 'p-reader', type: 'user', role: 'reader', emailAddress: 'bo@example.com' };
const link: Permission = { id: 'anyoneWithLink', type: 'anyone', role: 'reader' };
const inherited: Permission = { ...reader, permissionDetails: [{ role: 'reader', inherited: true }] };

const END = '2027-01-31T22:59:59.000Z';
const expire: AccessAction = { kind: 'expire', expirationTime: END };
const outside: AccessSubject = { kind: 'outside', organisation: 'example.com' };
const everyone: AccessSubject = { kind: 'all' };

function planFor(
  file: SharedFile,
  permissions: readonly Permission[],
  of: AccessSubject,
  action: AccessAction,
): AccessPlan {
  const made = createEmptyPlan();
  planFile(made, { file, permissions }, of, action);
  return made;
}

function outcome({ changes, skipped }: AccessPlan) {
  return { changed: changes.map(({ who }) => who), left: skipped.map(({ reason }) => reason) };
}

test('external access is access of other organisations and of anyone, not of the user’s own organisation', () => {
  const made = planFor(plan, [owner, guest, reader, link], outside, { kind: 'remove' });
  expect(outcome(made)).toEqual({ changed: ['guest@partner.org', 'Anyone with the link'], left: [] });
});

test.each<[string, SharedFile, Permission, AccessAction, string]>([
  ['inherited access', plan, inherited, { kind: 'remove' }, 'Inherited. Change it where it was given.'],
  ['an owner', plan, owner, { kind: 'remove' }, 'Owner. Transfer ownership instead.'],
  ['an end for anyone', plan, link, expire, 'Only people and groups can have an end date.'],
  ['an end for who writes a folder', folder, guest, expire, 'On folders, only readers can have an end date.'],
  ['an end for a member', drive, reader, expire, 'Members of a shared drive cannot have an end date.'],
  [
    'a role that files do not have',
    plan,
    reader,
    { kind: 'role', role: 'organizer' },
    'Cannot have the role Organizer.',
  ],
  [
    'a role below the inherited one',
    plan,
    {
      ...guest,
      permissionDetails: [
        { role: 'writer', inherited: true },
        { role: 'reader', inherited: false },
      ],
    },
    { kind: 'role', role: 'reader' },
    'Writer is inherited and stays.',
  ],
  [
    'a file of a shared drive',
    inDrive,
    owner,
    { kind: 'handOver', email: 'cy@example.com' },
    'Its shared drive owns it.',
  ],
  [
    'a file of somebody else',
    { ...plan, ownedByMe: false },
    owner,
    { kind: 'handOver', email: 'cy@example.com' },
    'Only the owner can transfer it.',
  ],
])('%s is skipped with the reason', (_what, file, permission, action, reason) => {
  const of: AccessSubject = { kind: 'person', email: permission.emailAddress ?? '' };
  const made = planFor(file, [permission], permission.type === 'anyone' ? outside : of, action);
  expect(outcome(made)).toEqual({ changed: [], left: [reason] });
});

test('access that is already as requested is neither changed nor reported', () => {
  const until = { ...reader, expirationTime: END };
  expect(outcome(planFor(plan, [until], everyone, expire))).toEqual({ changed: [], left: [] });
  expect(outcome(planFor(plan, [reader], everyone, { kind: 'keep' }))).toEqual({ changed: [], left: [] });
  expect(outcome(planFor(plan, [reader], everyone, { kind: 'role', role: 'reader' }))).toEqual({
    changed: [],
    left: [],
  });
});

test('an item is skipped if the user cannot change its access, or if it could not be read', () => {
  const made = createEmptyPlan();
  planFile(made, { file: plan }, everyone, expire);
  planFile(made, { file: folder, problem: 'File not found.' }, everyone, expire);
  expect(made.itemCount).toBe(2);
  expect(made.skipped).toEqual([
    { title: 'Plan.txt', who: undefined, reason: 'You cannot change who has access.' },
    { title: 'Old', who: undefined, reason: 'File not found.' },
  ]);
});

test('one job changes all access, and each entry only while it has the displayed role', () => {
  const job = (action: AccessAction) => toAccessJob(planFor(plan, [guest], outside, action), action);
  const own = {
    id: 'plan p-guest',
    label: 'Plan.txt, guest@partner.org',
    params: { fileId: 'plan', permissionId: 'p-guest', supportsAllDrives: true },
    ifMatch: 'writer',
  };
  expect(job(expire)).toEqual({
    title: 'Set the expiry of 1 permission',
    operationId: 'drive.permissions.update',
    items: [{ ...own, body: { expirationTime: END } }],
  });
  expect(job({ kind: 'role', role: 'reader' }).items).toEqual([{ ...own, body: { role: 'reader' } }]);
  expect(job({ kind: 'remove' })).toMatchObject({ operationId: 'drive.permissions.delete', items: [own] });
  const ending = { ...guest, expirationTime: END };
  expect(toAccessJob(planFor(plan, [ending], outside, { kind: 'keep' }), { kind: 'keep' }).items).toEqual([
    { ...own, params: { ...own.params, removeExpiration: true }, body: {} },
  ]);
});

test('ownership is transferred by a delayed job, because it cannot be undone', () => {
  const action = { kind: 'handOver', email: 'cy@example.com' } as const;
  const made = planFor(plan, [owner, guest], { kind: 'person', email: 'ana@example.com' }, action);
  expect(toAccessJob(made, action)).toMatchObject({
    operationId: 'drive.permissions.create',
    storesUndo: false,
    isHeld: true,
    items: [
      {
        params: { fileId: 'plan', supportsAllDrives: true, transferOwnership: true },
        body: { type: 'user', role: 'owner', emailAddress: 'cy@example.com' },
      },
    ],
  });
});
