import { beforeAll, expect, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

export const OPERATOR = 'operator@example.com';
export const REVIEWER = 'reviewer@example.com';
const JSON_TYPE = { 'content-type': 'application/json' };
type Target = { fileId: string; approvalId: string };
export const evidence = z.looseObject({
  evidenceId: z.string(),
  total: z.int(),
  done: z.int(),
  partial: z.int(),
  digest: z.string().optional(),
});

export function post(browser: TestBrowser, path: string, body: object) {
  return browser.request(path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
}

export async function compile(browser: TestBrowser, approvals: readonly Target[], more: object = {}) {
  const draft = { title: 'Approvals of November', filters: [], notes: [], approvals, ...more };
  const created = evidence.parse((await post(browser, '/api/approval-evidence', draft)).json());
  for (let current = created; ; ) {
    const response = await post(browser, `/api/approval-evidence/${created.evidenceId}/compile`, {});
    expect(response.status).toBe(200);
    current = evidence.parse(response.json());
    if (current.digest !== undefined) return current;
  }
}

export async function download(browser: TestBrowser, evidenceId: string, format: string) {
  const response = await browser.request(`/api/approval-evidence/${evidenceId}/document?format=${format}`);
  expect(response.status).toBe(200);
  return response;
}

/** Starts services and a console with an operator and a reviewer, for evidence of their approvals. */
export function prepareEvidence() {
  let services: TestServices;
  let bff: TestBff;
  let operator: TestBrowser;
  let reviewer: TestBrowser;
  beforeAll(async () => {
    const served = await ServedBff.start();
    ({ bff, services, operator } = served);
    reviewer = await bff.signIn('reviewer');
    for (const email of [OPERATOR, REVIEWER]) await services.call(email, 'GET', '/drive/v3/about?fields=user');
    return () => served[Symbol.asyncDispose]();
  });

  /** Creates an approval that the operator started and the reviewer approved in the console. */
  async function approve(name: string): Promise<Target> {
    const made = await services.call(OPERATOR, 'POST', '/drive/v3/files', { name });
    const { id: fileId } = z.object({ id: z.string() }).parse(made.body);
    const reader = { type: 'user', role: 'reader', emailAddress: REVIEWER };
    await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/permissions`, reader);
    const start = { reviewerEmails: [REVIEWER], message: 'Please read it.' };
    const started = await post(operator, `/api/drive/v3/files/${fileId}/approvals:start`, start);
    const target = { fileId, approvalId: z.object({ approvalId: z.string() }).parse(started.json()).approvalId };
    const path = `/api/drive/v3/files/${fileId}/approvals/${target.approvalId}:approve`;
    expect((await post(reviewer, path, {})).status).toBe(200);
    const history = `/api/approval-history?fileId=${fileId}&approvalId=${target.approvalId}`;
    // A reader can detect a step before its call is recorded.
    await vi.waitFor(async () => {
      const { steps } = (await operator.request(history)).json() as { steps: { kind: string; auditId?: string }[] };
      const recorded = steps.filter(({ auditId }) => auditId !== undefined);
      expect(recorded.map(({ kind }) => kind)).toEqual(['started', 'approved']);
    }, 10_000);
    // The outcome of a call is recorded after its response.
    await vi.waitFor(async () => {
      const { entries } = (await operator.request(`/api/audit?target=${fileId}&kind=changes`)).json() as {
        entries: { outcome: string }[];
      };
      expect(entries.map(({ outcome }) => outcome)).toEqual(['succeeded', 'succeeded']);
    }, 10_000);
    return target;
  }

  return { bff: () => bff, operator: () => operator, reviewer: () => reviewer, approve };
}
