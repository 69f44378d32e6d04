import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import { getNextState } from '#domain/states/state-machine.ts';
import {
  UPLOAD_TRANSITIONS,
  type UploadEvent,
  type UploadState,
  VISIBLE_UPLOAD_STATES,
} from '#domain/states/upload-states.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { DatabaseTemplate } from '#testing/simulation/shared-database.ts';
import { UploadStore } from './upload-store.ts';

const SUBJECT = 'ana';
const LIFE_MS = 7 * 86_400_000;

/** Opens an upload store with its own database and clock. */
async function openUploads() {
  const template = await DatabaseTemplate.create();
  const database = await template.copy();
  const time = { nowMs: 1_900_000_000_000 };
  const ring = new KeyRing([['k1', Buffer.alloc(32)]]);
  const secrets = new SecretStore(database.store, ring);
  const seals = new RowSeals(ring, () => undefined);
  const clock = createClockWithTime(() => time.nowMs);
  const uploads = new UploadStore(database.store, secrets, clock, 'https://issuer.example', seals);
  const aim = { operationId: 'drive.files.create', fileId: undefined, name: 'a', contentType: 'text/plain' } as const;
  const begin = () =>
    uploads.create({ ...aim, totalBytes: 100, subject: SUBJECT, address: 'https://service.example/u' });
  const dispose = async () => {
    await database[Symbol.asyncDispose]();
    template[Symbol.dispose]();
  };
  return { time, uploads, begin, [Symbol.asyncDispose]: dispose };
}

test('a request whose upload was taken over does not reset the progress confirmed by the new owner', async () => {
  await using opened = await openUploads();
  const { time, uploads } = opened;
  const { id } = await opened.begin();
  const late = await uploads.claim(id);
  time.nowMs += 31_000;
  const current = await uploads.claim(id);
  if (!late || !current) throw new Error('the upload could not be claimed');
  await uploads.apply(id, current.lease, 'complete', 100);
  await uploads.apply(id, late.lease, 'confirm', 50);
  expect(await uploads.find(SUBJECT, id)).toMatchObject({ confirmedBytes: 100, state: 'complete' });
  expect([await late.lease.release(), await current.lease.release()]).toEqual([false, true]);
});

test('an upload is in the state given by its transition table, and its user sees it until it expires', async () => {
  await using opened = await openUploads();
  const { time, uploads } = opened;
  const events = fc.array(fc.constantFrom<UploadEvent>('confirm', 'confirm', 'complete', 'expire', 'forget'), {
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(events, async (chosen) => {
      const { id } = await opened.begin();
      let expected: UploadState = 'open';
      for (const event of chosen) {
        expected = getNextState(UPLOAD_TRANSITIONS, expected, event) ?? expected;
        if (event === 'expire') time.nowMs += LIFE_MS;
        else if (event === 'forget') await uploads.delete(id);
        else {
          const claimed = await uploads.claim(id);
          if (claimed) await uploads.apply(id, claimed.lease, event, event === 'complete' ? 100 : 50);
          await claimed?.lease.release();
        }
        const found = await uploads.find(SUBJECT, id);
        expect(found?.state).toBe(VISIBLE_UPLOAD_STATES.includes(expected) ? expected : undefined);
        const open = (await uploads.listOpen(SUBJECT)).filter((upload) => upload.id === id);
        expect(open.map(({ state }) => state)).toEqual(expected === 'open' ? ['open'] : []);
      }
      await uploads.delete(id);
    }),
    { numRuns: 30 },
  );
});
