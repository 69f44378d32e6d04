import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FaultBed } from '#testing/fault-bed.ts';

let bed: FaultBed;

beforeAll(async () => {
  bed = await FaultBed.start({ failuresInRow: 8, pauseMs: 200, maxPauseMs: 200 });
});

afterAll(() => bed[Symbol.asyncDispose]());

describe('T17: a service that is down', () => {
  test('is not called more than a fifth above what people ask, is left alone, and is found again', async () => {
    const offered = 60;
    let requests = 0;
    bed.answer((request, response) => {
      request.resume();
      requests += 1;
      response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
    });
    const codes = new Set<string>();
    for (let count = 0; count < offered; count += 1) {
      const outcome = await bed.outcome(bed.operator.ask('/api/drive/v3/files'));
      if (outcome !== 'broken') codes.add(/"code":"(\w+)"/.exec(outcome.text)?.[1] ?? '');
    }
    expect(codes).toContain('upstream_unavailable');
    expect(requests).toBeLessThanOrEqual(offered * 1.2);

    // Calls of the BFF itself keep away from it as well.
    const readHistory = async () => {
      const before = requests;
      const { text } = await bed.operator.ask('/api/approval-history?fileId=f1&approvalId=a1');
      return text.includes('"code":"upstream_unavailable"') && requests === before;
    };
    await expect.poll(readHistory).toBe(true);

    bed.bff.upstream.handler = undefined;
    await expect.poll(async () => (await bed.operator.ask('/api/drive/v3/files')).status).toBe(200);
    expect(bed.bff.log).toContain('service is down: calls are held back');
  });
});
