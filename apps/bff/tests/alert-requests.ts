import { expect } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';

/** The maximum time for an evaluation or a delivery. */
export const WAIT = { timeout: 15_000, interval: 50 };

const alert = z.looseObject({ alertId: z.string(), title: z.string(), state: z.string(), count: z.number() });
const alertList = z.object({ alerts: z.array(alert) });
const rule = z.looseObject({ ruleId: z.string(), status: z.string(), name: z.string() });
const ruleList = z.object({ rules: z.array(rule) });

/** Sends a request with a JSON body. */
export function send(browser: TestBrowser, method: string, path: string, body?: unknown) {
  const headers = { 'content-type': 'application/json' };
  return browser.request(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** Adds a rule of a kind. */
export async function addRule(browser: TestBrowser, kind: string, settings: unknown, more: object = {}) {
  const response = await send(browser, 'POST', '/api/alert-rules', { name: `Rule ${kind}`, kind, settings, ...more });
  expect([response.status, response.text]).toEqual([201, expect.any(String)]);
  return rule.parse(response.json());
}

/** Lists the alerts of the signed-in user. */
export async function listAlerts(browser: TestBrowser) {
  return alertList.parse((await browser.request('/api/alerts')).json()).alerts;
}

/** Lists the rules of the signed-in user. */
export async function listRules(browser: TestBrowser) {
  return ruleList.parse((await browser.request('/api/alert-rules')).json()).rules;
}

/** A service that returns function runs and no other data. */
export class StubRuns {
  readonly #bff: TestBff;
  processes: Record<string, unknown>[] = [];
  /** The response status of the service. */
  status = 200;

  constructor(bff: TestBff) {
    this.#bff = bff;
    bff.upstream.handler = (request, response) => {
      const isRuns = request.url?.startsWith('/v1/processes');
      response.writeHead(isRuns ? this.status : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isRuns && this.status === 200 ? { processes: this.processes } : {}));
      return Promise.resolve();
    };
  }

  /** Adds a run that failed this many milliseconds ago. */
  fail(functionName: string, agoMs = 1_000, more: object = {}): void {
    const startTime = new Date(this.#bff.clock.nowMs() - agoMs).toISOString();
    const run = { projectName: 'Orders', functionName, processStatus: 'FAILED', startTime, duration: '1s', ...more };
    this.processes.unshift(run);
  }
}
