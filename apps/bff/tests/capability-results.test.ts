import { type OperationId, operations } from '@rotunda/api-client/operations';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { ServiceCapabilities } from '#platform/capabilities/service-capabilities.ts';
import { openTwoStores } from './two-stores.ts';

const UPSTREAM = 'https://service.test/';
const upstreams = { script: UPSTREAM, calendar: UPSTREAM, drive: UPSTREAM, upload: UPSTREAM };

let open: Awaited<ReturnType<typeof openTwoStores>>;

beforeEach(async () => {
  open = await openTwoStores();
});

afterEach(() => open.close());

test('readers see all results of a round of probes, or none of them', async () => {
  const [store, other] = open.stores;
  const capabilities = new ServiceCapabilities(store, systemClock, { upstreams, notOffered: undefined });
  const ids: OperationId[] = Object.values(operations).map(({ id }) => id);
  await capabilities.claimDue(ids);
  let isRecorded = false;
  const recorded = capabilities.record(ids.map((operationId) => ({ operationId, isOffered: false }))).then(() => {
    isRecorded = true;
  });
  const counts = new Set<number>();
  while (!isRecorded) {
    const rows = await other.selectFrom('service_capabilities').select('is_offered').execute();
    counts.add(rows.filter(({ is_offered: isOffered }) => isOffered !== null).length);
    await new Promise(setImmediate);
  }
  await recorded;
  counts.delete(0);
  counts.delete(ids.length);
  expect([...counts]).toEqual([]);
});
