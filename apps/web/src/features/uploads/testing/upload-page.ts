import { expect } from 'vitest';
import { getCurrentUploads } from '#features/uploads/session/open-uploads.ts';
import { uploadsView } from '#features/uploads/store/upload-store.ts';
import type { renderApp } from '#testing/render-app.tsx';
import type { StubRoutes } from '#testing/stub-services.ts';

/** The single request of a small file. */
export const WHOLE = 'POST /api/upload/drive/v3/files';

/** Returns the BFF's response for a started upload. */
export function started(sizeBytes: number, name = 'scan.bin') {
  return {
    uploadId: 'up-1',
    operation: 'drive.files.create',
    name,
    contentType: '',
    sizeBytes,
    confirmedBytes: 0,
    partMultipleBytes: 262_144,
    createdAt: '2026-11-21T10:00:00.000Z',
    expiresAt: '2026-11-28T10:00:00.000Z',
  };
}

/** Returns a BFF that accepts parts. `lose` determines which of them fail. */
export function uploadRoutes(sizeBytes: number, lose: (part: number) => Response | undefined = () => undefined) {
  const ranges: string[] = [];
  let confirmed = 0;
  let part = 0;
  const notComplete = () =>
    new Response(null, { status: 308, headers: confirmed > 0 ? { range: `bytes=0-${confirmed - 1}` } : {} });
  const bff: StubRoutes = {
    'GET /api/files/uploads': () => ({ uploads: [] }),
    'POST /api/files/uploads': () => Response.json(started(sizeBytes), { status: 201 }),
    'PUT /api/files/uploads/up-1': ({ headers }) => {
      const range = headers.get('content-range') ?? '';
      ranges.push(range);
      const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range);
      if (!match) return notComplete();
      const lost = lose(part);
      part += 1;
      if (lost) return lost;
      confirmed = Number(match[2]) + 1;
      return confirmed === sizeBytes ? Response.json({ id: 'file-new', name: 'scan.bin' }) : notComplete();
    },
    'DELETE /api/files/uploads/up-1': () => new Response(null, { status: 204 }),
    [WHOLE]: () => Response.json({ id: 'file-new', name: 'scan.bin' }),
  };
  return { bff, ranges };
}

/** Chooses a file with the upload button. */
export async function chooseFile(app: Awaited<ReturnType<typeof renderApp>>, file: File) {
  await expect.element(app.screen.getByRole('button', { name: 'Upload' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[aria-label="Files to upload"]');
  if (!input) throw new Error('the field for files is missing');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Removes all uploads from the list, so that the next test starts without them. */
export async function clearAll() {
  const session = getCurrentUploads();
  session?.queue.remove(session.queue.list.all().map(({ id }) => id));
  await session?.flush();
  await expect.poll(() => uploadsView.get().uploads).toHaveLength(0);
}
