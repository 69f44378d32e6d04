import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { LeasedPoller } from '#platform/background/leased-poller.ts';
import { retryWait } from '#platform/delivery/retry-wait.ts';
import type { SendResult } from '#platform/delivery/send-result.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { SendEvents } from './event-sender.ts';
import { toOcsfEvent } from './ocsf-event.ts';
import type { StreamRow, StreamStore } from './stream-store.ts';

/** The dependencies of the stream worker. */
export type StreamDeps = { stream: StreamStore; send: SendEvents; clock: Clock; log: Logger };

const BATCH = 100;
const POLL_MS = 2_000;

/** Creates the worker that sends new audit records. Several processes may run it; one of them holds the lease of the stream. */
export function createStreamWorker(deps: StreamDeps): LeasedPoller<StreamRow> {
  const { stream, clock, log } = deps;
  return new LeasedPoller<StreamRow>({
    clock,
    log,
    atOnce: 1,
    rows: {
      async findNextDue() {
        const { due_at: dueAt } = await stream.find();
        if (Number(dueAt) > clock.nowMs()) return Number(dueAt);
        return (await stream.hasNew()) ? 0 : clock.nowMs() + POLL_MS;
      },
      listDue: async () => [await stream.find()],
      claim: () => stream.claim(),
    },
    idOf: ({ id }) => id,
    run: (row, lease) => sendBatches(deps, row, lease),
  });
}

/**
 * Sends batches one after another until everything is sent. Reads the next batch only after the previous one was accepted, so
 * that a slow receiver needs no memory. Retries a batch indefinitely until it is accepted.
 */
async function sendBatches({ stream, send, clock, log }: StreamDeps, row: StreamRow, lease: Lease): Promise<void> {
  let { status } = row;
  while (lease.isHeld()) {
    const batch = await stream.readBatch(BATCH);
    if (!batch) break;
    const events = batch.records.map(toOcsfEvent);
    const result = await send(events).catch(toFailure);
    const nowMs = clock.nowMs();
    const { response } = result;
    if (result.outcome !== 'accepted') {
      const dueAt = nowMs + retryWait(row.attempts, result.retryAfterMs ?? 0);
      const since = status === 'failing' ? {} : { status_since: nowMs };
      log.warn({ response }, 'failed to forward the audit trail');
      const failed = {
        status: 'failing',
        ...since,
        last_response: response,
        attempts: row.attempts + 1,
        due_at: dueAt,
      };
      await stream.release(lease, failed);
      return;
    }
    const since = status === 'delivering' ? {} : { status_since: nowMs };
    status = 'delivering';
    await stream.advance(batch, { status, ...since, last_response: response, delivered_at: nowMs, attempts: 0 });
  }
  await stream.release(lease);
}

function toFailure(error: unknown): SendResult {
  const response = error instanceof Error ? error.message : String(error);
  return { outcome: 'failed', response, durationMs: 0 };
}
