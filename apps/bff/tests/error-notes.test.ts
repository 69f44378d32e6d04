import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

let bff: TestBff;
let operator: TestBrowser;
let support: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
  support = await bff.signIn('support');
});

afterAll(() => bff[Symbol.asyncDispose]());

function put(browser: TestBrowser, fingerprintId: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return browser.request(`/api/error-notes/${fingerprintId}`, { method: 'PUT', headers, body: JSON.stringify(body) });
}

const list = z.object({ notes: z.array(z.object({ fingerprintId: z.string() })) });

async function listed(browser: TestBrowser): Promise<unknown[]> {
  return list.parse((await browser.request('/api/error-notes')).json()).notes.map(({ fingerprintId }) => fingerprintId);
}

describe('the team’s notes on errors', () => {
  test('are visible to all users who can see scripts, with the last author', async () => {
    const first = await put(support, 'abc1', { isMuted: true, note: ' Known ' });
    expect([first.status, first.json()]).toEqual([
      200,
      expect.objectContaining({ fingerprintId: 'abc1', isMuted: true, note: 'Known' }),
    ]);
    expect(await listed(operator)).toEqual(['abc1']);
    const second = await put(operator, 'abc1', { isMuted: false, note: 'Fixed' });
    expect(second.json()).toMatchObject({ isMuted: false, note: 'Fixed' });
    expect(await listed(support)).toEqual(['abc1']);
  });

  test('are deleted once the error is not muted and has no note', async () => {
    await put(support, 'gone', { isMuted: true, note: '' });
    await put(support, 'gone', { isMuted: false, note: '' });
    expect(await listed(support)).not.toContain('gone');
  });

  test('are audited without the text of the note', async () => {
    await put(support, 'recorded', { isMuted: true, note: 'secret words' });
    const found = (await operator.request('/api/audit?operation=errors.annotate&target=recorded')).text;
    expect(found).toContain('errors.annotate');
    expect(found).not.toContain('secret words');
  });

  test.each([
    ['abc', { isMuted: true }],
    ['abc', { isMuted: 'yes', note: '' }],
    ['abc', { isMuted: true, note: 'x'.repeat(501) }],
    ['abc', { isMuted: true, note: '', more: 1 }],
    ['UPPER', { isMuted: true, note: '' }],
    ['a'.repeat(17), { isMuted: true, note: '' }],
  ])('are rejected if they are invalid: %s %j', async (fingerprintId, body) => {
    const response = await put(support, fingerprintId, body);
    expect([response.status, response.json()]).toEqual([400, expect.objectContaining({ code: 'bad_request' })]);
  });

  test('are not available to reviewers', async () => {
    const reviewer = await bff.signIn('reviewer');
    expect((await reviewer.request('/api/error-notes')).status).toBe(403);
    expect((await put(reviewer, 'abc2', { isMuted: true, note: '' })).status).toBe(403);
  });
});
