import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FaultHarness } from '#testing/faults/fault-harness.ts';
import type { Toxic } from '#testing/faults/toxics.ts';

let bed: FaultHarness;

beforeAll(async () => {
  bed = await FaultHarness.start();
});

afterEach(() => bed.recover());

afterAll(() => bed[Symbol.asyncDispose]());

const READ = '/api/drive/v3/files/f1';
const CONTENT = '/api/drive/v3/files/f1?alt=media';
const problem = (status: number, code: string) => ({ status, text: expect.stringContaining(`"code":"${code}"`) });

/** Makes the service respond with this many bytes, with or without a length. */
function respondWith(sizeBytes: number, { isChunked = false } = {}): void {
  bed.response((request, response) => {
    request.resume();
    const body = Buffer.alloc(sizeBytes, 0x61);
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      ...(!isChunked && { 'content-length': sizeBytes }),
    });
    response.end(body);
  });
}

describe('a network that returns nothing', () => {
  test('because nothing listens', async () => {
    await bed.network.down();
    expect(await bed.outcome(bed.operator.request(READ))).toMatchObject(problem(502, 'upstream_unreachable'));
  });

  test('in time', async () => {
    await bed.poison({ response: { kind: 'latency', latencyMs: 5_000 } });
    expect(await bed.outcome(bed.operator.request(READ))).toMatchObject(problem(504, 'upstream_timeout'));
  });

  test('at all', async () => {
    await bed.poison({ response: { kind: 'timeout' } });
    expect(await bed.outcome(bed.operator.request(READ))).toMatchObject(problem(504, 'upstream_timeout'));
  });

  test('because nothing arrives', async () => {
    await bed.poison({ request: { kind: 'timeout' } });
    expect(await bed.outcome(bed.operator.request(READ))).toMatchObject(problem(504, 'upstream_timeout'));
  });

  test('because it resets connections before the response', async () => {
    await bed.poison({ response: { kind: 'reset_peer', afterBytes: 0 } });
    expect(await bed.outcome(bed.operator.request(READ))).toMatchObject(problem(502, 'upstream_unreachable'));
  });
});

describe('T19: a partial response never looks complete', () => {
  const CUTS: [string, Toxic][] = [
    ['is reset', { kind: 'reset_peer', afterBytes: 2_000 }],
    ['ends early', { kind: 'limit_data', maxBytes: 2_000 }],
  ];

  test.each(CUTS)('when the connection of a chunked response %s', async (_name, response) => {
    respondWith(100_000, { isChunked: true });
    await bed.poison({ response });
    expect(await bed.outcome(bed.operator.request(CONTENT))).toBe('broken');
  });

  test.each(CUTS)('when the connection of a response of known length %s', async (_name, response) => {
    respondWith(100_000);
    await bed.poison({ response });
    expect(await bed.outcome(bed.operator.request(CONTENT))).toBe('broken');
  });

  test('when it stops midway', async () => {
    bed.response((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': 10 });
      response.write('half');
    });
    expect(await bed.outcome(bed.operator.request(CONTENT))).toBe('broken');
  });
});

describe('a slow network', () => {
  const SLOW: [string, Toxic, number][] = [
    ['in pieces of one byte', { kind: 'slicer', sliceBytes: 1 }, 2_000],
    ['at ten kilobytes a second', { kind: 'bandwidth', bytesPerSecond: 10_000 }, 4_000],
    ['and late', { kind: 'latency', latencyMs: 50 }, 2_000],
    ['and late to close', { kind: 'slow_close', delayMs: 200 }, 2_000],
  ];

  test.each(SLOW)('passes everything %s', async (_name, response, sizeBytes) => {
    respondWith(sizeBytes);
    await bed.poison({ response });
    expect(await bed.outcome(bed.operator.request(CONTENT))).toMatchObject({
      status: 200,
      text: 'a'.repeat(sizeBytes),
    });
  });
});
