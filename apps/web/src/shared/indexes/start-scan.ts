import { callBff } from '#shared/api/call-bff.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import type { IndexName } from './index-name.ts';

/**
 * Starts a scan of an index for changes and retries failures. With `isFull`, also scans unchanged files. Reports an error if the
 * scan cannot start.
 * @returns whether the scan started
 */
export async function startScan(index: IndexName, isFull = false): Promise<boolean> {
  try {
    await callBff('bff.indexes.refresh', `/api/indexes/${index}/refresh`, {
      method: 'POST',
      ...(isFull && { query: { full: true } }),
    });
    return true;
  } catch (error) {
    notify(explainFailure('The scan did not start', error as Error));
    return false;
  }
}
