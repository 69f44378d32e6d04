import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken, revokeAccessToken } from '#core/auth/access-tokens.ts';
import { HOUR_MS } from '#core/durations.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

let nowMs = Date.UTC(2026, 2, 1, 12);
let services: TestServices;
let fileId: string;

beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => nowMs } });
  const { body } = await services.call('ana@example.com', 'POST', '/drive/v3/files', { name: 'plan.txt' });
  fileId = String(Object(body).id);
});
afterAll(() => services[Symbol.asyncDispose]());

/** Reads the file and the list with one token, so that the second round repeats the requests of the first. */
async function request(token: string): Promise<[unknown, unknown]> {
  const paths = [`/drive/v3/files/${fileId}`, '/drive/v3/files?fields=files(name)'];
  const [file, list] = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(services.origin + path, { headers: { authorization: `Bearer ${token}` } });
      return response.ok ? Object(await response.json()) : response.status;
    }),
  );
  return [file.name ?? file, list.files?.map(({ name }: { name: string }) => name) ?? list];
}

describe('a repeated read', () => {
  test('returns data written in between', async () => {
    const token = services.token('ana@example.com');
    expect(await request(token)).toEqual(['plan.txt', ['plan.txt']]);
    expect(await request(token)).toEqual(['plan.txt', ['plan.txt']]);
    await services.call('ana@example.com', 'PATCH', `/drive/v3/files/${fileId}`, { name: 'b.txt' });
    expect(await request(token)).toEqual(['b.txt', ['b.txt']]);
  });

  test('returns data that another process wrote in between', async () => {
    const token = services.token('ana@example.com');
    await request(token);
    const path = services.db.get<{ file: string }>('PRAGMA database_list')?.file ?? '';
    using other = new DatabaseSync(path);
    other.prepare("UPDATE items SET name = 'elsewhere.txt' WHERE id = ?").run(fileId);
    expect(await request(token)).toEqual(['elsewhere.txt', ['elsewhere.txt']]);
  });

  test('by another user returns what that user may see', async () => {
    await request(services.token('ana@example.com'));
    expect(await request(services.token('bo@example.com'))).toEqual([404, []]);
  });

  test('is rejected once the token is revoked', async () => {
    const token = services.token('ana@example.com');
    await request(token);
    revokeAccessToken(services.db, token);
    expect(await request(token)).toEqual([401, 401]);
  });

  test('is rejected once another process has revoked the token, and so is a change', async () => {
    const token = services.token('ana@example.com');
    const rename = async () => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const options = { method: 'PATCH', headers, body: JSON.stringify({ description: 'twice' }) };
      return (await fetch(`${services.origin}/drive/v3/files/${fileId}`, options)).status;
    };
    expect([await rename(), await rename()]).toEqual([200, 200]);
    const other = new DatabaseSync(String(services.db.path));
    other.prepare('DELETE FROM access_tokens WHERE token_hash = ?').run(hashToken(token));
    other.close();
    expect([await rename(), ...(await request(token))]).toEqual([401, 401, 401]);
  });

  test('is rejected once the token has expired, even if nothing was written', async () => {
    const token = services.token('ana@example.com');
    nowMs += HOUR_MS - 1000;
    await request(token);
    nowMs += 999;
    expect(await request(token)).toEqual(['elsewhere.txt', ['elsewhere.txt']]);
    nowMs += 1;
    expect(await request(token)).toEqual([401, 401]);
  });
});
