import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FaultHarness } from '#testing/faults/fault-harness.ts';
import type { Toxic } from '#testing/faults/toxics.ts';
import { ResumableService } from '#testing/servers/resumable-service.ts';

const UNIT = 256 * 1024;
const TOTAL_BYTES = 4 * UNIT;

let bed: FaultHarness;

beforeAll(async () => {
  bed = await FaultHarness.start();
});

afterEach(() => bed.recover());

afterAll(() => bed[Symbol.asyncDispose]());

function put(url: string, startBytes: number) {
  const range = `bytes ${startBytes}-${TOTAL_BYTES - 1}/${TOTAL_BYTES}`;
  const body = Buffer.alloc(TOTAL_BYTES - startBytes);
  return bed.operator.request(url, { method: 'PUT', headers: { 'content-range': range }, body });
}

describe('an upload whose connection', () => {
  const CUTS: [string, { request?: Toxic; response?: Toxic }][] = [
    ['is reset in the middle of a part', { request: { kind: 'reset_peer', afterBytes: UNIT + 10_000 } }],
    ['is reset before the answer to a part', { response: { kind: 'reset_peer', afterBytes: 0 } }],
  ];

  test.each(CUTS)('%s continues once from the bytes that have arrived', async (_name, toxics) => {
    const service = new ResumableService(bed.network.origin);
    bed.response(service.handler);
    const wanted = { operation: 'drive.files.create', metadata: { name: 'a.bin' }, sizeBytes: TOTAL_BYTES };
    const started = await bed.operator.request('/api/files/uploads', { method: 'POST', body: JSON.stringify(wanted) });
    const url = String(started.headers.location);
    await bed.poison(toxics);
    expect(await bed.outcome(put(url, 0))).toMatchObject({
      status: 503,
      text: expect.stringContaining('"code":"upload_retry"'),
    });
    await bed.network.up();
    await bed.network.cut();
    const status = await bed.operator.request(url, {
      method: 'PUT',
      headers: { 'content-range': `bytes */${TOTAL_BYTES}` },
    });
    const nextByte = Number(/-(\d+)$/.exec(String(status.headers.range ?? '-'))?.[1] ?? -1) + 1;
    const done = status.status === 308 ? await put(url, nextByte) : status;
    expect([done.status, service.storedBytes]).toEqual([200, TOTAL_BYTES]);
  });
});
