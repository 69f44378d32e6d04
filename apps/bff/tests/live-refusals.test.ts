import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LiveReader } from '#testing/live-reader.ts';
import { TestBff } from '#testing/test-bff.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
});

afterAll(() => bff[Symbol.asyncDispose]());

describe('a stream is refused', () => {
  test.each(['', '?topic=', '?topic=nothing', '?topic=file:', '?topic=file:..', '?topic=events:a%5Cb'])(
    'for %j',
    async (query) => {
      expect((await operator.ask(`/api/live${query}`)).status).toBe(400);
    },
  );

  test('for more topics than a page shows', async () => {
    const query = Array.from({ length: 21 }, (_, index) => `topic=file:${index}`).join('&');
    expect((await operator.ask(`/api/live?${query}`)).status).toBe(400);
  });

  test('without a session, and to other sites', async () => {
    expect((await bff.openBrowser().ask('/api/live?topic=changes')).status).toBe(401);
    const headers = { 'x-bff-csrf': undefined };
    expect((await operator.ask('/api/live?topic=changes', { headers })).status).toBe(403);
  });

  test('to a session that has four', async () => {
    const readers = await Promise.all([1, 2, 3, 4].map(() => LiveReader.open(operator, bff.port, ['saved'])));
    expect((await operator.ask('/api/live?topic=saved')).status).toBe(429);
    await Promise.all(readers.map((reader) => reader.close()));
  });
});
