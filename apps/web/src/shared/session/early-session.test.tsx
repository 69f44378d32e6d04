import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import { operatorSession, problem } from '#testing/stub-services.ts';

/**
 * Opens a screen of a page that has already requested the session. Resolves to the number of requests by its scripts.
 */
async function countReads(early: Promise<Response | undefined>): Promise<number> {
  let reads = 0;
  globalThis.earlySession = early;
  const { screen } = await renderApp({
    url: '/processes',
    responses: { 'script.processes.list': () => ({ processes: [sampleProcess({ functionName: 'wake' })] }) },
    bff: {
      'GET /auth/session': () => {
        reads += 1;
        return operatorSession;
      },
    },
  });
  await expect.element(screen.getByText('wake').first()).toBeVisible();
  expect(globalThis.earlySession).toBeUndefined();
  return reads;
}

test('a session already requested by the page is not requested again', async () => {
  expect(await countReads(Promise.resolve(Response.json(operatorSession)))).toBe(0);
});

test('a page request without a response is sent again', async () => {
  expect(await countReads(Promise.resolve(undefined))).toBe(1);
});

test('a page request that was rejected is sent again', async () => {
  const refusal = problem({ status: 503, code: 'store_unavailable', title: 'The store is not available' });
  expect(await countReads(Promise.resolve(refusal))).toBe(1);
});
