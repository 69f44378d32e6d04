import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServices } from '#testing/start-test-services.ts';
import { driveAs } from './drive-client.ts';
import { createFile, shareFile, startSharingServices } from './sharing-requests.ts';

// Only writers can list the permissions of a file. A search by user must not reveal to others who has access.
const TEAM = 'team@example.com';

let services: TestServices;

beforeAll(async () => {
  services = await startSharingServices();
  const fileId = await createFile(services);
  await shareFile(services, fileId, 'bo', 'reader');
  await shareFile(services, fileId, 'dina', 'writer');
  await driveAs(services, 'ana@example.com').permissions.create({
    fileId,
    requestBody: { type: 'group', role: 'commenter', emailAddress: TEAM },
    sendNotificationEmail: false,
  });
});
afterAll(() => services[Symbol.asyncDispose]());

async function isFound(name: string, q: string): Promise<boolean> {
  const { data } = await driveAs(services, `${name}@example.com`).files.list({ q, fields: 'files(name)' });
  return data.files?.some((file) => file.name === 'plan.txt') ?? false;
}

const inCollections = (email: string) => [`'${email}' in readers`, `'${email}' in writers`];

describe('a search by who has access', () => {
  test.each(['bo', 'chen'])('tells %s, who can only read the file, nothing about others', async (name) => {
    const others = ['bo@example.com', 'dina@example.com', 'ana@example.com', TEAM];
    for (const email of others.filter(
      (other) => other !== `${name}@example.com` && !(name === 'chen' && other === TEAM),
    )) {
      for (const condition of inCollections(email)) {
        expect([condition, await isFound(name, condition)]).toEqual([condition, false]);
        expect([condition, await isFound(name, `not ${condition}`)]).toEqual([condition, true]);
      }
    }
  });

  test('finds what the caller has access to, alone or through a group', async () => {
    expect(await isFound('bo', "'me' in readers")).toBe(true);
    expect(await isFound('bo', "'bo@example.com' in readers")).toBe(true);
    expect(await isFound('bo', "'me' in writers")).toBe(false);
    expect(await isFound('chen', `'${TEAM}' in readers`)).toBe(true);
    expect(await isFound('bo', "'ana@example.com' in owners")).toBe(true);
  });

  test.each(['ana', 'dina'])('finds files by everyone with access for %s, who can write them', async (name) => {
    for (const email of ['bo@example.com', 'dina@example.com', TEAM])
      expect([email, await isFound(name, `'${email}' in readers`)]).toEqual([email, true]);
    expect(await isFound(name, "'dina@example.com' in writers")).toBe(true);
    expect(await isFound(name, "'bo@example.com' in writers")).toBe(false);
  });
});
