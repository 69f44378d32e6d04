import { pino } from 'pino';
import { expect, test } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import { noSignal } from '#platform/invalidations/invalidation-signal.ts';
import { PostgresSignal } from '#platform/invalidations/postgres-signal.ts';
import { toStoreAddress } from '#platform/store/store-address.ts';
import { TestBff } from '#testing/test-bff.ts';

const WRITERS = 16;
// The long run writes two thousand. The regular run writes enough to lose hundreds if IDs are read out of order.
const INVALIDATIONS_OF_EACH = process.env.ALL_ON_POSTGRES ? 125 : 50;

test('a reader that continues after the newest invalidation it has seen misses none of sixteen concurrent writers', async () => {
  await using bff = await TestBff.start();
  await bff.signIn('operator');
  await bff.stop();
  const address = toStoreAddress(bff.config);
  const signal = 'path' in address ? noSignal : new PostgresSignal(address, systemClock, pino({ enabled: false }));
  // One connection pool is too small for sixteen writers. An embedded database has one writer anyway.
  await using stores = new AsyncDisposableStack();
  const outboxes = Array.from({ length: 'path' in address ? 1 : 4 }, () => stores.use(bff.openStore())).map(
    (store) => new InvalidationOutbox(store, signal, systemClock),
  );
  const store = stores.use(bff.openStore());
  const reader = new InvalidationOutbox(store, signal, systemClock);
  const { id_hash: sessionId } = await store.selectFrom('sessions').select('id_hash').executeTakeFirstOrThrow();
  let isOver = false;
  const write = async (writer: number) => {
    for (let count = 0; count < INVALIDATIONS_OF_EACH; count += 1) {
      await outboxes[writer % outboxes.length]?.add(sessionId, `${writer} ${count}`, 'changed');
    }
  };
  const reading = (async () => {
    const seen: number[] = [];
    const read = async () => seen.push(...(await reader.readAfter(sessionId, seen.at(-1) ?? 0)).map(({ id }) => id));
    while (!isOver) await read();
    await read();
    return seen;
  })();
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  isOver = true;
  expect(await reading).toHaveLength(WRITERS * INVALIDATIONS_OF_EACH);
});
