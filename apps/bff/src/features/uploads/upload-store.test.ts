import { expect, test } from 'vitest';
import { clockWithTime } from '#domain/clock.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { DatabaseTemplate } from '#testing/simulation/shared-database.ts';
import { UploadStore } from './upload-store.ts';

const SUBJECT = 'ana';

test('a request whose upload was taken over does not set back what the other one has confirmed', async () => {
  using template = await DatabaseTemplate.create();
  await using database = await template.copy();
  let nowMs = 1_900_000_000_000;
  const ring = new KeyRing([['k1', Buffer.alloc(32)]]);
  const secrets = new SecretStore(database.store, ring);
  const seals = new RowSeals(ring, () => undefined);
  const clock = clockWithTime(() => nowMs);
  const uploads = new UploadStore(database.store, secrets, clock, 'https://issuer.example', seals);
  const aim = { operationId: 'drive.files.create', fileId: undefined, name: 'a', contentType: 'text/plain' } as const;
  const { id } = await uploads.create({
    ...aim,
    totalBytes: 100,
    subject: SUBJECT,
    address: 'https://service.example/u',
  });
  const late = await uploads.claim(id);
  nowMs += 31_000;
  const current = await uploads.claim(id);
  if (!late || !current) throw new Error('the upload could not be claimed');
  await uploads.confirm(id, current.lease, 100, true);
  await uploads.confirm(id, late.lease, 50, false);
  expect(await uploads.find(SUBJECT, id)).toMatchObject({ confirmedBytes: 100, isComplete: true });
  expect([await late.lease.release(), await current.lease.release()]).toEqual([false, true]);
});
