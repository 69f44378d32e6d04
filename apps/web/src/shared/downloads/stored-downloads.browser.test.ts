import { expect, onTestFinished, test, vi } from 'vitest';
import type { Download } from './download.ts';
import { restoreDownloads } from './download-queue.ts';
import { PREPARED_MS, readStoredDownloads, storeDownloads } from './stored-downloads.ts';

const NOW_MS = Date.UTC(2026, 10, 21);
const source = { fileId: 'f1', name: 'Plan.pdf', exportType: 'application/pdf' };
const prepared: Download = {
  id: 'd1',
  source,
  state: 'preparing',
  operationName: 'operations/1',
  preparedSinceMs: NOW_MS,
};

test('downloads in progress resume, expired ones have failed, and completed ones are removed', () => {
  storeDownloads('ana@example.com', [prepared, { id: 'd2', source, state: 'handedOver' }]);
  expect(readStoredDownloads('ana@example.com', NOW_MS + PREPARED_MS)).toMatchObject([
    { id: 'd1', state: 'waiting', operationName: 'operations/1' },
  ]);
  expect(readStoredDownloads('ana@example.com', NOW_MS + PREPARED_MS + 1)).toMatchObject([
    { id: 'd1', state: 'failed', operationName: undefined, error: expect.stringContaining('24 hours') },
  ]);
  expect(readStoredDownloads('bo@example.com', NOW_MS)).toEqual([]);
});

test.each(['{', '[1]', '[{"id":"d1","state":"waiting"}]'])('%s is not a valid list of downloads', (text) => {
  sessionStorage.setItem('rotunda.downloads.ana@example.com', text);
  expect(readStoredDownloads('ana@example.com', NOW_MS)).toEqual([]);
});

test('after a reload, a download being prepared is looked up in the service, and the browser saves it', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => click.mockRestore());
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input);
    return Response.json({ url: '/api/downloads/tickets/t1' });
  });
  storeDownloads('ana@example.com', [{ ...prepared, preparedSinceMs: Date.now() }]);
  restoreDownloads('ana@example.com');
  await expect.poll(() => click.mock.contexts[0]).toHaveProperty('download', 'Plan.pdf');
  expect(asked).toEqual(['/api/downloads/operations%2F1?fileName=Plan.pdf']);
  restoreDownloads('bo@example.com'); // The next user must not see the downloads of the previous one.
  expect(sessionStorage.getItem('rotunda.downloads.bo@example.com')).toBeNull();
});
