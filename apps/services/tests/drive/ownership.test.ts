import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  for (const email of ['ana@example.com', 'bo@example.com', 'chen@example.com', 'pat@partner.example']) {
    services.account(email);
  }
});
afterAll(() => services[Symbol.asyncDispose]());

const permissionIdOf = (name: string) => services.account(`${name}@example.com`).permissionId;

async function create(name = 'deed.txt'): Promise<string> {
  const { data } = await as('ana').files.create({ requestBody: { name } });
  return data.id ?? '';
}

const owner = (name: string, domain = 'example.com') => ({
  type: 'user',
  role: 'owner',
  emailAddress: `${name}@${domain}`,
});

async function rolesOn(fileId: string): Promise<Record<string, string>> {
  const fields = 'permissions(emailAddress,role)';
  const { data } = await as('ana').permissions.list({ fileId, fields });
  return Object.fromEntries(
    (data.permissions ?? []).map(({ emailAddress, role }) => [emailAddress?.split('@')[0] ?? '', role ?? '']),
  );
}

describe('a transfer of ownership', () => {
  test('makes the former owner a writer and is announced by email', async () => {
    const fileId = await create('Handed over');
    const { data } = await as('ana').permissions.create({
      fileId,
      requestBody: owner('bo'),
      transferOwnership: true,
      emailMessage: 'Yours now.',
    });
    expect(data).toMatchObject({ role: 'owner', id: permissionIdOf('bo') });
    expect(await rolesOn(fileId)).toEqual({ ana: 'writer', bo: 'owner' });
    const fields = 'ownedByMe,owners(emailAddress)';
    expect((await as('bo').files.get({ fileId, fields })).data).toEqual({
      ownedByMe: true,
      owners: [{ emailAddress: 'bo@example.com' }],
    });
    const mail = services.db.get<{ subject: string; body: string }>(
      "SELECT subject, body FROM outbox_messages WHERE recipient = 'bo@example.com' ORDER BY number DESC",
    );
    expect(mail?.subject).toBe('You are now the owner of Handed over');
    expect(mail?.body).toContain('Yours now.');
  });

  test('leaves the item in place, or moves it to the root of the new owner', async () => {
    const { data: root } = await as('bo').files.get({ fileId: 'root' });
    const { data: formerRoot } = await as('ana').files.get({ fileId: 'root' });
    const [retained, moved] = [await create(), await create()];
    const requestBody = owner('bo');
    await as('ana').permissions.create({ fileId: retained, requestBody, transferOwnership: true });
    const options = { transferOwnership: true, moveToNewOwnersRoot: true };
    await as('ana').permissions.create({ fileId: moved, requestBody, ...options });
    expect((await as('ana').files.get({ fileId: retained, fields: 'parents' })).data.parents).toEqual([formerRoot.id]);
    expect((await as('bo').files.get({ fileId: moved, fields: 'parents' })).data.parents).toEqual([root.id]);
    // The item moves only for a new owner.
    const shared = await create();
    const reader = { ...owner('bo'), role: 'reader' };
    await as('ana').permissions.create({ fileId: shared, requestBody: reader, moveToNewOwnersRoot: true });
    expect((await as('ana').files.get({ fileId: shared, fields: 'parents' })).data.parents).toEqual([formerRoot.id]);
  });

  test('also works by updating an existing permission of the new owner', async () => {
    const fileId = await create();
    await as('ana').permissions.create({ fileId, requestBody: { ...owner('bo'), role: 'reader' } });
    const target = { fileId, permissionId: permissionIdOf('bo'), requestBody: { role: 'owner' } };
    expect(await refusalOf(as('ana').permissions.update(target))).toEqual({
      status: 403,
      reason: 'forbidden',
      location: 'transferOwnership',
    });
    const { data } = await as('ana').permissions.update({ ...target, transferOwnership: true });
    expect(data.role).toBe('owner');
  });

  test.each([
    ['without transferOwnership', owner('bo'), {}, 403, 'forbidden'],
    [
      'without a notification',
      owner('bo'),
      { transferOwnership: true, sendNotificationEmail: false },
      400,
      'badRequest',
    ],
    [
      'to another organisation',
      owner('pat', 'partner.example'),
      { transferOwnership: true },
      403,
      'ownershipChangeAcrossDomainNotPermitted',
    ],
    ['to everybody', { type: 'anyone', role: 'owner' }, { transferOwnership: true }, 403, 'invalidOwnershipTransfer'],
    [
      'for a time',
      { ...owner('bo'), expirationTime: '2999-01-01T00:00:00Z' },
      { transferOwnership: true },
      403,
      'cannotSetExpiration',
    ],
  ] as const)('is refused %s', async (_, requestBody: drive_v3.Schema$Permission, options, status, reason) => {
    const fileId = await create();
    const call = as('ana').permissions.create({ fileId, requestBody, ...options });
    expect(await refusalOf(call)).toMatchObject({ status, reason });
    expect(await rolesOn(fileId)).toEqual({ ana: 'owner' });
  });

  test('is rejected from writers, and the owner cannot be demoted otherwise', async () => {
    const fileId = await create();
    await as('ana').permissions.create({ fileId, requestBody: { ...owner('bo'), role: 'writer' } });
    const taken = as('bo').permissions.create({ fileId, requestBody: owner('bo'), transferOwnership: true });
    expect((await refusalOf(taken)).status).toBe(403);
    const ana = { fileId, permissionId: permissionIdOf('ana'), requestBody: { role: 'writer' } };
    const demoted = as('bo').permissions.update(ana);
    expect(await refusalOf(demoted)).toEqual({ status: 403, reason: 'cannotUpdatePermission' });
    const again = as('bo').permissions.create({ fileId, requestBody: { ...owner('ana'), role: 'reader' } });
    expect(await refusalOf(again)).toEqual({ status: 403, reason: 'cannotUpdatePermission' });
  });
});

describe('an offer of ownership', () => {
  const offer = (fileId: string, name: string, by = 'ana') =>
    as(by).permissions.create({
      fileId,
      requestBody: { ...owner(name), role: 'writer', pendingOwner: true },
      fields: 'role,pendingOwner',
    });

  test('changes nothing until the named person accepts it', async () => {
    const fileId = await create();
    expect((await offer(fileId, 'bo')).data).toEqual({ role: 'writer', pendingOwner: true });
    const capabilities = async (name: string) => {
      const { data } = await as(name).files.get({ fileId, fields: 'capabilities(canAcceptOwnership)' });
      return data.capabilities?.canAcceptOwnership;
    };
    expect([await capabilities('ana'), await capabilities('bo')]).toEqual([false, true]);
    expect(await rolesOn(fileId)).toEqual({ ana: 'owner', bo: 'writer' });
    await as('bo').permissions.update({
      fileId,
      permissionId: permissionIdOf('bo'),
      requestBody: { role: 'owner' },
      transferOwnership: true,
    });
    expect(await rolesOn(fileId)).toEqual({ ana: 'writer', bo: 'owner' });
    expect(await capabilities('bo')).toBe(false);
  });

  test('can be declined, and is replaced by the next one', async () => {
    const fileId = await create();
    await offer(fileId, 'bo');
    await offer(fileId, 'chen');
    const accepted = as('bo').permissions.update({
      fileId,
      permissionId: permissionIdOf('bo'),
      requestBody: { role: 'owner' },
      transferOwnership: true,
    });
    expect((await refusalOf(accepted)).status).toBe(403);
    const { data } = await as('chen').permissions.update({
      fileId,
      permissionId: permissionIdOf('chen'),
      requestBody: { pendingOwner: false },
      fields: 'role,pendingOwner',
    });
    expect(data).toEqual({ role: 'writer', pendingOwner: false });
  });

  test('is made only by the owner, to a writer in the organisation', async () => {
    const fileId = await create();
    await as('ana').permissions.create({ fileId, requestBody: { ...owner('bo'), role: 'writer' } });
    const reasons = await Promise.all([
      refusalOf(offer(fileId, 'chen', 'bo')),
      refusalOf(
        as('ana').permissions.create({ fileId, requestBody: { ...owner('chen'), role: 'reader', pendingOwner: true } }),
      ),
      refusalOf(
        as('ana').permissions.create({
          fileId,
          requestBody: { ...owner('pat', 'partner.example'), role: 'writer', pendingOwner: true },
        }),
      ),
    ]);
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'invalidOwnershipTransfer',
      'invalidOwnershipTransfer',
      'ownershipChangeAcrossDomainNotPermitted',
    ]);
  });
});
