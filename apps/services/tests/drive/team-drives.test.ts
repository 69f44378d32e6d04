import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  services.account('root@example.com', { isDomainAdmin: true });
});
afterAll(() => services[Symbol.asyncDispose]());

async function createTeamDrive(name = 'Team'): Promise<string> {
  const { data } = await as('ana').teamdrives.create({ requestId: randomUUID(), requestBody: { name } });
  return data.id ?? '';
}

test('a team drive is a shared drive under its legacy names', async () => {
  const requestId = randomUUID();
  const { data } = await as('ana').teamdrives.create({ requestId, requestBody: { name: 'Team' }, fields: '*' });
  expect(data).toMatchObject({
    kind: 'drive#teamDrive',
    name: 'Team',
    capabilities: { canDeleteTeamDrive: true, canRenameTeamDrive: true, canRemoveChildren: true },
    restrictions: { teamMembersOnly: false, domainUsersOnly: false },
  });
  expect(data).not.toHaveProperty('hidden');
  expect(data.restrictions).not.toHaveProperty('driveMembersOnly');
  expect(data.capabilities).not.toHaveProperty('canDeleteDrive');
  expect((await as('ana').drives.get({ driveId: data.id ?? '' })).data.name).toBe('Team');
  const again = as('ana').drives.create({ requestId, requestBody: { name: 'Team' } });
  expect((await again).data.id).toBe(data.id);
});

test('a team drive is read and listed by members, and by administrators who request it', async () => {
  const teamDriveId = await createTeamDrive('Listed');
  const fields = 'kind,name';
  expect((await as('ana').teamdrives.get({ teamDriveId, fields })).data).toEqual({
    kind: 'drive#teamDrive',
    name: 'Listed',
  });
  const missing = { status: 404, reason: 'notFound', location: 'teamDriveId' };
  expect(await refusalOf(as('dina').teamdrives.get({ teamDriveId }))).toEqual(missing);
  const all = { useDomainAdminAccess: true, q: "name = 'Listed'" };
  const { data } = await as('root').teamdrives.list(all);
  expect(data).toEqual({
    kind: 'drive#teamDriveList',
    teamDrives: [{ kind: 'drive#teamDrive', id: teamDriveId, name: 'Listed' }],
  });
  expect((await as('dina').teamdrives.list()).data.teamDrives).toEqual([]);
  const { data: first } = await as('ana').teamdrives.list({ pageSize: 1 });
  expect(first.teamDrives).toHaveLength(1);
  expect((await as('ana').teamdrives.list({ pageSize: 1, pageToken: first.nextPageToken ?? '' })).status).toBe(200);
  const mixedUp = as('ana').drives.list({ pageSize: 1, pageToken: first.nextPageToken ?? '' });
  expect(await refusalOf(mixedUp)).toMatchObject({ status: 400, location: 'pageToken' });
});

test('a team drive is updated by its organizers', async () => {
  const teamDriveId = await createTeamDrive();
  const requestBody = { name: 'Renamed', restrictions: { teamMembersOnly: true } };
  const { data } = await as('ana').teamdrives.update({ teamDriveId, requestBody, fields: 'name,restrictions' });
  expect(data).toMatchObject({ name: 'Renamed', restrictions: { teamMembersOnly: true, domainUsersOnly: false } });
  const { data: drive } = await as('ana').drives.get({ driveId: teamDriveId, fields: 'restrictions' });
  expect(drive.restrictions?.driveMembersOnly).toBe(true);
  expect((await refusalOf(as('dina').teamdrives.update({ teamDriveId, requestBody }))).status).toBe(404);
  const byAdmin = as('root').teamdrives.update({ teamDriveId, requestBody, useDomainAdminAccess: true });
  expect((await byAdmin).status).toBe(200);
});

test('a team drive is deleted by its organizers if it is empty', async () => {
  const teamDriveId = await createTeamDrive();
  const requestBody = { name: 'a.txt', parents: [teamDriveId] };
  const { data } = await as('ana').files.create({ requestBody, supportsTeamDrives: true });
  const refused = await refusalOf(as('ana').teamdrives.delete({ teamDriveId }));
  expect(refused).toMatchObject({ status: 403, reason: 'cannotDeleteResourceWithChildren' });
  const trashed = { fileId: data.id ?? '', supportsTeamDrives: true, requestBody: { trashed: true } };
  await as('ana').files.update(trashed);
  expect((await as('ana').teamdrives.delete({ teamDriveId })).status).toBe(204);
  expect((await refusalOf(as('ana').teamdrives.delete({ teamDriveId }))).status).toBe(404);
});
