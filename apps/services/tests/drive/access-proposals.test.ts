import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDrive } from '#drive/drives/create-drive.ts';
import { type ProposalRole, putProposal } from '#drive/permissions/proposal-store.ts';
import { requireItem } from '#items/items.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

const CREATED_AT = Date.UTC(2026, 2, 1, 9);

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  for (const name of ['ana', 'bo', 'chen', 'dina']) services.account(`${name}@example.com`);
});
afterAll(() => services[Symbol.asyncDispose]());

async function create(name = 'budget.txt', mimeType = 'text/plain'): Promise<string> {
  const { data } = await as('ana').files.create({ requestBody: { name, mimeType } });
  return data.id ?? '';
}

function propose(fileId: string, name: string, role: ProposalRole, createdAt = CREATED_AT): void {
  putProposal(services.db, requireItem(services.db, fileId).number, {
    requesterId: services.account(`${name}@example.com`).id,
    role,
    message: 'For the audit.',
    createdAt,
  });
}

async function firstProposal(fileId: string): Promise<{ fileId: string; proposalId: string }> {
  const { data } = await as('ana').accessproposals.list({ fileId });
  return { fileId, proposalId: data.accessProposals?.[0]?.proposalId ?? '' };
}

const resolve = (target: { fileId: string; proposalId: string }, requestBody: object, by = 'ana') =>
  as(by).accessproposals.resolve({ ...target, requestBody });

const roleOf = async (fileId: string, name: string) => {
  const { data } = await as('ana').permissions.list({ fileId, fields: 'permissions(emailAddress,role)' });
  return data.permissions?.find(({ emailAddress }) => emailAddress === `${name}@example.com`)?.role;
};

describe('access proposals', () => {
  test('are visible to users who may share the file', async () => {
    const fileId = await create();
    propose(fileId, 'bo', 'commenter');
    const { data } = await as('ana').accessproposals.list({ fileId });
    expect(data).toEqual({
      accessProposals: [
        {
          fileId,
          proposalId: expect.any(String),
          requesterEmailAddress: 'bo@example.com',
          recipientEmailAddress: 'bo@example.com',
          rolesAndViews: [{ role: 'commenter' }],
          requestMessage: 'For the audit.',
          createTime: '2026-03-01T09:00:00.000Z',
        },
      ],
    });
    const target = await firstProposal(fileId);
    expect((await as('ana').accessproposals.get(target)).data).toEqual(data.accessProposals?.[0]);
  });

  test('are rejected for readers with 403 and hidden from all other users with 404', async () => {
    const fileId = await create();
    propose(fileId, 'bo', 'reader');
    const target = await firstProposal(fileId);
    const requestBody = { type: 'user', role: 'reader', emailAddress: 'chen@example.com' };
    await as('ana').permissions.create({ fileId, requestBody });
    const refused = { status: 403, reason: 'insufficientFilePermissions' };
    expect(await refusalOf(as('chen').accessproposals.list({ fileId }))).toEqual(refused);
    expect(await refusalOf(as('chen').accessproposals.get(target))).toEqual(refused);
    expect(await refusalOf(resolve(target, { action: 'DENY' }, 'chen'))).toEqual(refused);
    expect((await refusalOf(as('bo').accessproposals.list({ fileId }))).status).toBe(404);
  });

  test('are returned in pages, newest first', async () => {
    const fileId = await create();
    for (const [index, name] of ['bo', 'chen', 'dina'].entries()) propose(fileId, name, 'reader', CREATED_AT + index);
    const { data: first } = await as('ana').accessproposals.list({ fileId, pageSize: 2 });
    const pageToken = first.nextPageToken ?? '';
    const { data: second } = await as('ana').accessproposals.list({ fileId, pageSize: 2, pageToken });
    const names = [first, second].flatMap(({ accessProposals = [] }) =>
      accessProposals.map(({ requesterEmailAddress }) => requesterEmailAddress?.split('@')[0]),
    );
    expect(names).toEqual(['dina', 'chen', 'bo']);
    expect(second).not.toHaveProperty('nextPageToken');
    const { data: all } = await as('ana').accessproposals.list({ fileId, pageSize: 1000 });
    expect(all.accessProposals).toHaveLength(3);
    const fault = { status: 400, reason: 'invalid' };
    for (const params of [{ pageSize: 0 }, { pageToken: 'x' }]) {
      const location = Object.keys(params)[0];
      expect(await refusalOf(as('ana').accessproposals.list({ fileId, ...params }))).toEqual({ ...fault, location });
    }
  });

  test('of a shared drive are resolved by its writers', async () => {
    const { id: accountId, permissionId } = services.account('ana@example.com');
    const drive = {
      id: '0AExampleSharedDrv3',
      name: 'Team',
      domain: 'example.com',
      creator: { accountId, permissionId },
    };
    createDrive(services.db, { ...drive, theme: { id: 'paper', colorRgb: '#4986e7' }, createdAt: 1 });
    const requestBody = { name: 'in the drive', parents: [drive.id] };
    const { data } = await as('ana').files.create({ requestBody, supportsAllDrives: true });
    const fileId = data.id ?? '';
    propose(fileId, 'bo', 'reader');
    await resolve(await firstProposal(fileId), { action: 'ACCEPT', role: ['reader'] });
    expect((await as('bo').files.get({ fileId, supportsAllDrives: true })).status).toBe(200);
    // Access cannot be requested to the drive itself.
    expect((await refusalOf(as('ana').accessproposals.list({ fileId: drive.id }))).status).toBe(403);
  });
});

test('an access proposal is closed when the requested access is granted manually', async () => {
  const fileId = await create();
  propose(fileId, 'bo', 'writer');
  const emailAddress = 'bo@example.com';
  await as('ana').permissions.create({ fileId, requestBody: { type: 'user', role: 'reader', emailAddress } });
  expect((await as('ana').accessproposals.list({ fileId })).data.accessProposals).toEqual([]);
});

describe('resolving an access proposal', () => {
  test('with ACCEPT grants the highest role that the approver allows, and closes it', async () => {
    const fileId = await create();
    propose(fileId, 'bo', 'reader');
    const target = await firstProposal(fileId);
    const { data: start } = await as('bo').changes.getStartPageToken();
    const { status } = await resolve(target, { action: 'ACCEPT', role: ['reader', 'commenter'] });
    expect(status).toBe(204);
    expect(await roleOf(fileId, 'bo')).toBe('commenter');
    expect((await as('bo').files.get({ fileId })).status).toBe(200);
    const { data: changes } = await as('bo').changes.list({ pageToken: start.startPageToken ?? '' });
    expect(changes.changes?.map((change) => change.fileId)).toEqual([fileId]);
    expect((await as('ana').accessproposals.list({ fileId })).data.accessProposals).toEqual([]);
    expect(await refusalOf(resolve(target, { action: 'DENY' }))).toEqual({
      status: 404,
      reason: 'notFound',
      location: 'proposalId',
    });
  });

  test('with ACCEPT raises a role and never lowers one', async () => {
    const fileId = await create();
    const bo = { type: 'user', emailAddress: 'bo@example.com' };
    await as('ana').permissions.create({ fileId, requestBody: { ...bo, role: 'reader' } });
    propose(fileId, 'bo', 'writer');
    await resolve(await firstProposal(fileId), { action: 'ACCEPT', role: ['writer'] });
    expect(await roleOf(fileId, 'bo')).toBe('writer');
    propose(fileId, 'bo', 'reader');
    await resolve(await firstProposal(fileId), { action: 'ACCEPT', role: ['reader'] });
    expect(await roleOf(fileId, 'bo')).toBe('writer');
  });

  test('with ACCEPT closes all proposals for that person, whoever made them', async () => {
    const folder = await create('Budgets', 'application/vnd.google-apps.folder');
    propose(folder, 'bo', 'reader');
    propose(folder, 'chen', 'writer');
    propose(folder, 'dina', 'reader', CREATED_AT - 1);
    const [bo, chen] = ['bo', 'chen'].map((name) => services.account(`${name}@example.com`).id);
    services.db.run('UPDATE access_proposals SET recipient_id = ? WHERE requester_id = ?', bo ?? '', chen ?? '');
    const { data: before } = await as('ana').accessproposals.list({ fileId: folder });
    expect(before.accessProposals?.map(({ recipientEmailAddress: email }) => email)).toEqual([
      'bo@example.com',
      'bo@example.com',
      'dina@example.com',
    ]);
    await resolve(await firstProposal(folder), { action: 'ACCEPT', role: ['commenter'] });
    expect([await roleOf(folder, 'bo'), await roleOf(folder, 'chen')]).toEqual(['commenter', undefined]);
    const { data: after } = await as('ana').accessproposals.list({ fileId: folder });
    expect(after.accessProposals?.map(({ recipientEmailAddress: email }) => email)).toEqual(['dina@example.com']);
    await as('ana').files.delete({ fileId: folder });
    expect(
      services.db.all(
        'SELECT 1 FROM access_proposals AS p LEFT JOIN items AS i ON i.number = p.item_number WHERE i.number IS NULL',
      ),
    ).toEqual([]);
  });

  test('with ACCEPT can grant the requested view, for readers, and nothing else', async () => {
    const fileId = await create();
    propose(fileId, 'bo', 'reader');
    const target = await firstProposal(fileId);
    services.db.run("UPDATE access_proposals SET view = 'published' WHERE id = ?", target.proposalId);
    const { data } = await as('ana').accessproposals.get(target);
    expect(data.rolesAndViews).toEqual([{ role: 'reader', view: 'published' }]);
    const asWriter = resolve(target, { action: 'ACCEPT', role: ['writer'], view: 'published' });
    expect((await refusalOf(asWriter)).status).toBe(400);
    await resolve(target, { action: 'ACCEPT', role: ['reader'], view: 'published' });
    const listed = await as('ana').permissions.list({ fileId, includePermissionsForView: 'published', fields: '*' });
    expect(listed.data.permissions).toContainEqual(
      expect.objectContaining({ emailAddress: 'bo@example.com', role: 'reader', view: 'published' }),
    );
    expect((await refusalOf(as('bo').files.get({ fileId }))).status).toBe(404);
  });

  test('with DENY grants nothing', async () => {
    const fileId = await create();
    propose(fileId, 'bo', 'reader');
    await resolve(await firstProposal(fileId), { action: 'DENY' });
    expect(await roleOf(fileId, 'bo')).toBeUndefined();
    expect((await as('ana').accessproposals.list({ fileId })).data.accessProposals).toEqual([]);
  });

  test('is announced by email on request; a rejection does not name the file', async () => {
    const fileId = await create('Layoffs');
    const subjects = () =>
      services.db
        .all<{ subject: string }>("SELECT subject FROM outbox_messages WHERE recipient = 'dina@example.com'")
        .map(({ subject }) => subject);
    propose(fileId, 'dina', 'reader');
    await resolve(await firstProposal(fileId), { action: 'DENY', sendNotification: true });
    propose(fileId, 'dina', 'reader');
    await resolve(await firstProposal(fileId), { action: 'DENY' });
    propose(fileId, 'dina', 'reader');
    await resolve(await firstProposal(fileId), { action: 'ACCEPT', role: ['reader'], sendNotification: true });
    expect(subjects()).toEqual(['ana declined your access request', 'ana granted you access to Layoffs']);
  });

  test.each([
    ['no action', {}, 'required'],
    ['an unknown action', { action: 'ACTION_UNSPECIFIED' }, 'invalid'],
    ['ACCEPT without a role', { action: 'ACCEPT' }, 'required'],
    ['ACCEPT with no roles', { action: 'ACCEPT', role: [] }, 'required'],
    ['a role that cannot be asked for', { action: 'ACCEPT', role: ['owner'] }, 'invalid'],
    ['a view that was not asked for', { action: 'ACCEPT', role: ['reader'], view: 'published' }, 'invalid'],
  ])('is rejected with %s, and the proposal remains', async (_, requestBody, reason) => {
    const fileId = await create();
    propose(fileId, 'bo', 'reader');
    const target = await firstProposal(fileId);
    expect(await refusalOf(resolve(target, requestBody))).toMatchObject({ status: 400, reason });
    expect((await as('ana').accessproposals.get(target)).status).toBe(200);
    expect(await roleOf(fileId, 'bo')).toBeUndefined();
  });
});
