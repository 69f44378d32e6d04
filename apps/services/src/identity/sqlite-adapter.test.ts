import { expect, test } from 'vitest';
import { systemClock } from '#core/clock.ts';
import { openDatabase } from '#db/open-database.ts';
import { createAdapterFactory } from './sqlite-adapter.ts';

test('a sign-in’s write waits for a concurrent write, and stored data can be read in the meantime', async () => {
  const db = openDatabase(':memory:');
  const sessions = createAdapterFactory(db, systemClock)('Session');
  await sessions.upsert('before', { uid: 'u1' }, 60);
  const elsewhere = Promise.withResolvers<void>();
  const written = db.runExternalWrite(() => elsewhere.promise);
  const stored = sessions.upsert('after', { uid: 'u2' }, 60);
  await expect(sessions.find('before')).resolves.toMatchObject({ uid: 'u1' });
  await expect(sessions.find('after')).resolves.toBeUndefined();
  elsewhere.resolve();
  await Promise.all([written, stored]);
  await expect(sessions.find('after')).resolves.toMatchObject({ uid: 'u2' });
});

test('a failed concurrent write does not block sign-ins', async () => {
  const db = openDatabase(':memory:');
  const sessions = createAdapterFactory(db, systemClock)('Session');
  const written = db.runExternalWrite(() => Promise.reject(new Error('no')));
  const stored = sessions.upsert('after', { uid: 'u2' }, 60);
  await expect(written).rejects.toThrow('no');
  await stored;
  await expect(sessions.find('after')).resolves.toMatchObject({ uid: 'u2' });
});
