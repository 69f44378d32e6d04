import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { startTestServices } from '#testing/start-test-services.ts';
import { findBlobReferences } from './blob-references.ts';

test('a blob is referenced if a file has it as its content, and not otherwise', async () => {
  await using services = await startTestServices();
  await services.call('ana@example.com', 'POST', '/upload/drive/v3/files?uploadType=media', 'content');
  const orphan = await services.blobs.put(Readable.from([Buffer.from('orphan')]));
  const isReferenced = findBlobReferences(services.db);
  expect(isReferenced(createHash('sha256').update('content').digest('hex'))).toBe(true);
  expect(isReferenced(orphan.sha256)).toBe(false);
});
