import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

const SECRET = Buffer.alloc(32, 7);

let services: TestServices;
const ana = () => driveAs(services, 'ana@example.com');

beforeAll(async () => {
  services = await startTestServices();
  const values = ['example.com', '71', 'Keys of ours', 'https://keys.example.com/v1', SECRET];
  services.db.run('INSERT INTO key_services VALUES (?, ?, ?, ?, ?)', ...values);
});
afterAll(() => services[Symbol.asyncDispose]());

function readClaims(jwt: string): unknown {
  const [header = '', claims = '', signature] = jwt.split('.');
  const expected = createHmac('sha256', SECRET).update(`${header}.${claims}`).digest('base64url');
  expect(signature).toBe(expected);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

describe('drive.files.generateCseToken', () => {
  test('returns a file ID under which the new file can then be created', async () => {
    const { data } = await ana().files.generateCseToken({ parent: 'root' });
    expect(data).toMatchObject({
      kind: 'drive#generateCseTokenResponse',
      currentKaclsId: '71',
      currentKaclsName: 'Keys of ours',
    });
    const id = data.fileId ?? '';
    expect(readClaims(data.jwt ?? '')).toMatchObject({ email: 'ana@example.com', resource_name: id, role: 'writer' });
    expect((await ana().files.create({ requestBody: { id } })).data.id).toBe(id);
  });

  test('allows readers of a file only to unwrap its key', async () => {
    const { data: file } = await ana().files.create({ requestBody: { name: 'Plan' } });
    const fileId = file.id ?? '';
    const requestBody = { type: 'user', role: 'reader', emailAddress: 'bo@example.com' };
    services.account('bo@example.com');
    await ana().permissions.create({ fileId, requestBody, sendNotificationEmail: false });
    const { data } = await driveAs(services, 'bo@example.com').files.generateCseToken({ fileId });
    expect(readClaims(data.jwt ?? '')).toMatchObject({ resource_name: fileId, role: 'reader' });
  });

  test('rejects a file ID together with a parent, unknown files, and organisations without encryption', async () => {
    const both = await refusalOf(ana().files.generateCseToken({ fileId: 'a', parent: 'b' }));
    expect(both).toMatchObject({ status: 400, reason: 'badRequest' });
    expect(await refusalOf(ana().files.generateCseToken({ fileId: 'none' }))).toMatchObject({ status: 404 });
    const other = driveAs(services, 'olga@example.org').files.generateCseToken();
    expect(await refusalOf(other)).toEqual({ status: 403, reason: 'domainPolicy' });
  });
});
