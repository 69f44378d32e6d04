import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { z } from 'zod';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { serveByServices } from './serve-by-services.ts';
import { ServedBff } from './served-bff.ts';

export const EMAIL = 'operator@example.com';
const file = z.object({ id: z.string(), name: z.string(), version: z.string() });
export const job = z.looseObject({ jobId: z.string(), state: z.string() });
const items = z.object({ items: z.array(z.looseObject({ id: z.string(), state: z.string() })) });
type TestFile = z.infer<typeof file>;

export function renaming(files: readonly TestFile[]) {
  const toItem = ({ id, name, version }: TestFile) => ({
    id,
    label: name,
    params: { fileId: id },
    body: { name: `${name} (new)` },
    ifMatch: version,
  });

  return { title: 'Rename', operationId: 'drive.files.update', items: files.map(toItem) };
}

/** Starts services and a console with an operator who starts jobs. */
export function prepareJobs() {
  let services: TestServices;
  let bff: TestBff;
  let operator: TestBrowser;
  beforeAll(async () => {
    const served = await ServedBff.start();
    ({ bff, services, operator } = served);
    return () => served[Symbol.asyncDispose]();
  });

  beforeEach(() => {
    bff.upstream.requests.length = 0;
    serveByServices(bff.upstream, services);
  });

  /** Signs in a user with this role for all further requests. */
  async function signInAs(role: 'operator' | 'reviewer'): Promise<void> {
    operator = await bff.signIn(role);
  }

  async function createFile(name: string): Promise<TestFile> {
    const { body } = await services.call(EMAIL, 'POST', '/drive/v3/files?fields=id,name,version', { name });
    return file.parse(body);
  }

  async function nameOf({ id }: TestFile): Promise<string> {
    return file.parse((await services.call(EMAIL, 'GET', `/drive/v3/files/${id}?fields=id,name,version`)).body).name;
  }

  function post(path: string, body: object = {}, key?: string): Promise<Response> {
    return operator.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  }

  async function accept(draft: object): Promise<string> {
    const response = await post('/api/jobs', draft);
    expect(response.status).toBe(201);
    return job.parse(response.json()).jobId;
  }

  async function waitForJob(jobId: string, state: string, browser = operator): Promise<unknown> {
    const read = async () => job.parse((await browser.request(`/api/jobs/${jobId}`)).json());
    await vi.waitFor(async () => expect(await read()).toMatchObject({ state }), 20_000);
    return read();
  }

  async function statesOf(jobId: string): Promise<string[]> {
    const response = await operator.request(`/api/jobs/${jobId}/items?pageSize=200`);
    return items.parse(response.json()).items.map(({ state }) => state);
  }

  return {
    services: () => services,
    bff: () => bff,
    operator: () => operator,
    createFile,
    nameOf,
    post,
    accept,
    waitForJob,
    statesOf,
    signInAs,
  };
}
