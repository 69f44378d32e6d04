import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putThumbnail } from '#drive/content/thumbnails.ts';
import { requireItem } from '#items/items.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

let services: TestServices;
let fileId: string;

beforeAll(async () => {
  services = await startTestServices();
  const sent = await fetch(`${services.origin}/upload/drive/v3/files?uploadType=media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${services.token('ana@example.com')}`, 'content-type': 'text/plain' },
    body: 'what it holds',
  });
  fileId = Object(await sent.json()).id;
  const { number, blobSha256 } = requireItem(services.db, fileId);
  putThumbnail(services.db, number, { sha256: blobSha256 ?? '', sizeBytes: 13 });
});
afterAll(() => services[Symbol.asyncDispose]());

async function request(path: string, scopes: readonly string[]) {
  const authorization = `Bearer ${services.token('ana@example.com', scopes)}`;
  const response = await fetch(`${services.origin}/drive/v3/files/${path}`, { headers: { authorization } });
  return { status: response.status, text: await response.text() };
}

describe.each([['drive.metadata'], ['drive.metadata.readonly']])('a token for %s', (scope) => {
  test('reads no content, neither of a file nor of a revision', async () => {
    const { headRevisionId } = requireItem(services.db, fileId);
    for (const path of [fileId, `${fileId}/revisions/${headRevisionId}`]) {
      const refused = await request(`${path}?alt=media`, [scope]);
      expect(refused.status).toBe(403);
      expect(JSON.parse(refused.text).error).toMatchObject({ errors: [{ reason: 'insufficientPermissions' }] });
      expect(await request(`${path}?alt=media`, ['drive.readonly'])).toEqual({ status: 200, text: 'what it holds' });
    }
  });

  test('returns no picture that shows the content', async () => {
    const fields = '?fields=hasThumbnail,thumbnailLink';
    expect(JSON.parse((await request(fileId + fields, [scope])).text)).toEqual({ hasThumbnail: true });
    expect(JSON.parse((await request(fileId + fields, [scope, 'drive.readonly'])).text)).toHaveProperty(
      'thumbnailLink',
    );
  });
});
