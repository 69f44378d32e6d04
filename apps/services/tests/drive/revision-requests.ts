import { Readable } from 'node:stream';
import { afterAll, beforeAll } from 'vitest';
import { refreshAccess } from '#items/access.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, uploadsTo } from './drive-client.ts';

export const DOCUMENT = 'application/vnd.google-apps.document';
export const FORBIDDEN = { status: 403, reason: 'insufficientFilePermissions' };

/** Starts services with files that have revisions. */
export function prepareRevisions() {
  let services: TestServices;
  let nowMs = Date.UTC(2026, 10, 20, 9);
  const as = (name: string) => driveAs(services, `${name}@example.com`);
  beforeAll(async () => {
    services = await startTestServices({ clock: { nowMs: () => nowMs } });
  });

  afterAll(() => services[Symbol.asyncDispose]());

  /** Creates a file of Ana with these contents as successive revisions. Bo can edit it, Chen can read it. */
  async function createFile(...contents: string[]): Promise<string> {
    const [first = '', ...later] = contents;
    const media = { mimeType: 'text/plain', body: Readable.from([first]) };
    const { data } = await as('ana').files.create({ requestBody: { name: 'plan.txt' }, media }, uploadsTo(services));
    const fileId = data.id ?? '';
    for (const content of later) await replaceContent(fileId, content);
    share(fileId);
    return fileId;
  }

  async function replaceContent(fileId: string, content: string, options: object = {}): Promise<void> {
    const media = { mimeType: 'text/plain', body: Readable.from([content]) };
    await as('ana').files.update({ fileId, media, ...options }, uploadsTo(services));
  }

  function share(fileId: string): void {
    const item = requireItem(services.db, fileId);
    for (const [name, role] of [
      ['bo', 'writer'],
      ['chen', 'reader'],
    ] as const) {
      const { id: grantee, permissionId: id } = services.account(`${name}@example.com`);
      putPermission(services.db, item.number, { id, type: 'user', grantee, role, grantedAt: 1 });
    }
    refreshAccess(services.db, item.number);
  }

  async function createEditorFile(mimeType: string): Promise<string> {
    const { data } = await as('ana').files.create({ requestBody: { name: 'Report', mimeType } });
    share(data.id ?? '');
    return data.id ?? '';
  }

  /** Returns the IDs of a file's revisions, oldest first. */
  async function listIds(fileId: string): Promise<string[]> {
    const { data } = await as('ana').revisions.list({ fileId });
    return data.revisions?.map(({ id }) => id ?? '') ?? [];
  }

  async function contentOf(fileId: string, revisionId?: string): Promise<unknown> {
    if (revisionId === undefined) return (await as('bo').files.get({ fileId, alt: 'media' })).data;
    return (await as('bo').revisions.get({ fileId, revisionId, alt: 'media' })).data;
  }

  return {
    services: () => services,
    nowMs: () => nowMs,
    advance: (byMs: number) => {
      nowMs += byMs;
    },
    as,
    createFile,
    replaceContent,
    createEditorFile,
    listIds,
    contentOf,
  };
}
