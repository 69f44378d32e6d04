import { expect, test } from 'vitest';
import type { Clock } from '#domain/clock.ts';
import { ChannelStore } from '#features/live-updates/channel-store.ts';
import { InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import { noSignal } from '#platform/invalidations/invalidation-signal.ts';
import { openKeyRing } from '#platform/keys/key-ring-file.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { TestBff } from '#testing/test-bff.ts';

const HOUR_MS = 3_600_000;

test('waits for a channel that is being opened no longer than that takes, also if the clock is set back', async () => {
  await using bff = await TestBff.start();
  await bff.signIn('operator');
  const store = bff.openStore();
  let [nowMs, elapsedMs] = [2 * HOUR_MS, 0];
  const clock: Clock = {
    nowMs: () => nowMs,
    elapsedMs: () => elapsedMs,
    // The clock advances only while a timer is pending.
    after(delayMs, work) {
      nowMs += delayMs;
      elapsedMs += delayMs;
      const timer = setImmediate(work);
      return () => clearImmediate(timer);
    },
  };
  try {
    const outbox = new InvalidationOutbox(store, noSignal, clock);
    const seals = new RowSeals(openKeyRing(bff.config.keyRing), () => undefined);
    const channels = new ChannelStore(store, clock, outbox, seals);
    const session = store.selectFrom('sessions').select(['id_hash', 'credential_id']);
    const { id_hash: sessionId, credential_id: credentialId } = await session.executeTakeFirstOrThrow();
    await channels.prepare({ sessionId, credentialId, topic: 'changes' }, 9 * HOUR_MS);
    nowMs -= HOUR_MS;
    await channels.waitUntilOpened(credentialId);
    expect(elapsedMs).toBeLessThan(HOUR_MS / 60);
  } finally {
    await store.destroy();
  }
});
