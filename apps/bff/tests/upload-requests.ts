import type { Readable } from 'node:stream';
import type { components } from '@rotunda/api-client/bff-types';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { ResumableService } from '#testing/servers/resumable-service.ts';
import { TestBff } from '#testing/test-bff.ts';

type Upload = components['schemas']['Upload'];
type Body = Buffer | Readable;
export const UNIT = 256 * 1024;

export function ask(browser: TestBrowser, wanted: object): Promise<Response> {
  return browser.request('/api/files/uploads', { method: 'POST', body: JSON.stringify(wanted) });
}

export function put(browser: TestBrowser, url: string, range: string, body: Body | null = null): Promise<Response> {
  return browser.request(url, { method: 'PUT', headers: { 'content-range': `bytes ${range}` }, body });
}

export async function listOpen(browser: TestBrowser): Promise<Upload[]> {
  const { uploads } = (await browser.request('/api/files/uploads')).json() as components['schemas']['UploadList'];
  return uploads;
}

/** Starts a console before each test, in front of a service that accepts resumable uploads. */
export function prepareUploads() {
  let bff: TestBff;
  let service: ResumableService;
  let operator: TestBrowser;
  beforeEach(async () => {
    bff = await TestBff.start();
    service = new ResumableService(bff.upstream.origin);
    bff.upstream.handler = service.handler;
    operator = await bff.signIn('operator');
  });

  afterEach(() => bff[Symbol.asyncDispose]());

  /** Signs in a user with this role for all further requests. */
  async function signInAs(role: 'operator'): Promise<void> {
    operator = await bff.signIn(role);
  }

  /** Starts an upload of a new file. Resolves to its address at the console. */
  async function begin(sizeBytes: number): Promise<string> {
    const wanted = { operation: 'drive.files.create', metadata: { name: 'a.bin', parents: ['p1'] }, sizeBytes };
    const response = await ask(operator, wanted);
    expect(response.status).toBe(201);
    return String(response.headers.location);
  }

  function part(url: string, startBytes: number, sizeBytes: number, totalBytes: number): Promise<Response> {
    return put(operator, url, `${startBytes}-${startBytes + sizeBytes - 1}/${totalBytes}`, Buffer.alloc(sizeBytes));
  }

  return { bff: () => bff, service: () => service, operator: () => operator, begin, part, signInAs };
}
