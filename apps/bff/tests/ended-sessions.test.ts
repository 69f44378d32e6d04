import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { ChannelStore } from '#features/live-updates/channel-store.ts';
import { InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import { noSignal } from '#platform/invalidations/invalidation-signal.ts';
import { PostgresSignal } from '#platform/invalidations/postgres-signal.ts';
import { toStoreAddress } from '#platform/store/store-address.ts';
import { findStoreProblem } from '#platform/store/store-problem.ts';
import { TestBff } from '#testing/test-bff.ts';

const ROUNDS = 60;

let bff: TestBff;
let store: ReturnType<TestBff['openStore']>;
let outbox: InvalidationOutbox;

beforeAll(async () => {
  bff = await TestBff.start();
  await bff.signIn('operator');
  await bff.stop();
  store = bff.openStore();
  const address = toStoreAddress(bff.config);
  const signal = 'path' in address ? noSignal : new PostgresSignal(address, systemClock, pino({ enabled: false }));
  outbox = new InvalidationOutbox(store, signal, systemClock);
});

afterAll(async () => {
  await store.destroy();
  await bff[Symbol.asyncDispose]();
});

test('a session that ends during a notification causes no failure and leaves nothing behind', async () => {
  const session = await store.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = `ended ${round}`;
    await store
      .insertInto('sessions')
      .values({ ...session, id_hash: id })
      .execute();
    await outbox.add(id, 'earlier', 'changed');
    await Promise.all([
      outbox.add(id, 'earlier', 'changed'),
      outbox.add(id, 'later', 'changed'),
      store.deleteFrom('sessions').where('id_hash', '=', id).execute(),
      outbox.add(id, 'latest', 'changed'),
    ]);
  }
  expect(await store.selectFrom('invalidations').select('topic').execute()).toEqual([]);
});

test('data of a session that has ended is rejected like its requests', async () => {
  const channels = new ChannelStore(store, systemClock, outbox, bff.openSeals());
  const owner = { sessionId: 'ended', credentialId: 'c1', topic: 'changes' };
  const error = await channels.prepare(owner, 1).catch((reason: unknown) => reason);
  expect(error instanceof Error && findStoreProblem(error)).toMatchObject({ code: 'unauthenticated' });
});
