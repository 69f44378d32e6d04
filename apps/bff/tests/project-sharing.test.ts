import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const sharing = z.object({ changes: z.array(z.object({ time: z.string(), actor: z.string() })) });

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;
let scriptId: string;

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services, operator } = served);
  const created = await services.call(OPERATOR, 'POST', '/v1/projects', { title: 'Shared' });
  ({ scriptId } = z.object({ scriptId: z.string() }).parse(created.body));
  return () => served[Symbol.asyncDispose]();
});

function readSharing(browser: TestBrowser) {
  return browser.request(`/api/project-sharing?scriptId=${scriptId}`);
}

test('sharing changes are listed with their author; other changes to the file are not', async () => {
  const share = await operator.request(`/api/drive/v3/files/${scriptId}/permissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'reader', type: 'user', emailAddress: 'support@example.com' }),
  });
  expect(share.status).toBe(200);
  const rename = await operator.request(`/api/drive/v3/files/${scriptId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Renamed' }),
  });
  expect(rename.status).toBe(200);
  // The outcome is recorded after the response.
  const readActors = async () => sharing.parse((await readSharing(operator)).json()).changes.map(({ actor }) => actor);
  await expect.poll(readActors).toEqual([OPERATOR]);
});

test('a user who cannot see the project gets no data, and the project parameter is required', async () => {
  const reviewer = await bff.signIn('reviewer');
  const refused = await readSharing(reviewer);
  expect(refused.status).toBeGreaterThanOrEqual(403);
  expect(refused.text).not.toContain(OPERATOR);
  expect((await operator.request('/api/project-sharing')).status).toBe(400);
});
