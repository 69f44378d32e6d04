import { createHash } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

export const WHO = 'ana@example.com';
const FIELDS = 'fields=id,name,mimeType,size,sha256Checksum';
export const PART_BYTES = 256 * 1024;
export type Sent = {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** Starts services that accept uploads with every protocol. */
export function prepareUploads() {
  let services: TestServices;
  beforeAll(async () => {
    services = await startTestServices();
  });

  afterAll(() => services[Symbol.asyncDispose]());

  async function send(
    query: string,
    { path = '/upload/drive/v3/files', method = 'POST', headers = {}, body = '' }: Sent,
  ) {
    const response = await fetch(`${services.origin}${path}?${query}&${FIELDS}`, {
      method,
      headers: { authorization: `Bearer ${services.token(WHO)}`, ...headers },
      body,
    });

    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  }

  const countFiles = () => services.db.get<{ count: number }>('SELECT count(*) AS count FROM items')?.count;
  return { services: () => services, send, countFiles };
}
