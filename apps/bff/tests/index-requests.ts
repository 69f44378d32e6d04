import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';
import { createItem } from '../../services/src/items/items.ts';
import { startTestServices, type TestServices } from '../../services/src/testing/start-test-services.ts';
import { serveByServices } from './serve-by-services.ts';

export const OPERATOR = 'operator@example.com';
export const REVIEWER = 'reviewer@example.com';
export const SUPPORT = 'support@example.com';
export const FILES = 300;
export const index = z.looseObject({
  rows: z.array(z.looseObject({ title: z.string() })),
  nextPageToken: z.string().optional(),
  coverage: z.looseObject({ state: z.string(), scanned: z.number(), total: z.number(), calls: z.number() }),
});

export async function read(browser: TestBrowser, name: string, query = '') {
  return index.parse((await browser.request(`/api/indexes/${name}${query}`)).json());
}

/** Reads an index repeatedly until it is current and an expectation passes. */
export async function waitForIndex(
  browser: TestBrowser,
  name: string,
  expectation: (found: z.infer<typeof index>) => void = () => undefined,
) {
  return vi.waitFor(
    async () => {
      const found = await read(browser, name);
      expect(found.coverage.state).toBe('current');
      expectation(found);
      return found;
    },
    { timeout: 40_000, interval: 100 },
  );
}

/** Starts services with hundreds of files, and before each test a console that indexes them. */
export function prepareIndexes() {
  let services: TestServices;
  let bff: TestBff;
  const fileIds: string[] = [];
  beforeAll(async () => {
    services = await startTestServices();
    for (const email of [REVIEWER, SUPPORT, 'third@example.com']) services.account(email);
    const { id: accountId, permissionId } = services.account(OPERATOR);
    services.db.transaction(() => {
      for (let index = 0; index < FILES; index += 1) {
        const file = { mimeType: 'text/plain', name: `File ${index}`, createdAt: Date.now() };
        fileIds.push(createItem(services.db, { ...file, creator: { accountId, permissionId } }).id);
      }
    });
  });

  beforeEach(async () => {
    bff = await TestBff.start();
    serveByServices(bff.upstream, services);
  });

  afterEach(() => bff[Symbol.asyncDispose]());
  afterAll(() => services[Symbol.asyncDispose]());

  async function share(fileId: string, role: string, emailAddress = REVIEWER): Promise<void> {
    const body = { role, type: 'user', emailAddress };
    const path = `/drive/v3/files/${fileId}/permissions?sendNotificationEmail=false`;
    expect((await services.call(OPERATOR, 'POST', path, body)).status).toBe(200);
  }

  async function moveToNewFolder(name: string, fileId: string): Promise<void> {
    const folder = { name, mimeType: 'application/vnd.google-apps.folder' };
    const { body } = await services.call(OPERATOR, 'POST', '/drive/v3/files', folder);
    const { id } = z.object({ id: z.string() }).parse(body);
    expect((await services.call(OPERATOR, 'PATCH', `/drive/v3/files/${fileId}?addParents=${id}`, {})).status).toBe(200);
  }

  return { services: () => services, bff: () => bff, fileIds, share, moveToNewFolder };
}
