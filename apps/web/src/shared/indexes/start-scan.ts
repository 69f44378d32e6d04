import { callBff } from '#shared/api/call-bff.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import type { IndexName } from './index-name.ts';

/**
 * Has the backend look for changes of a list across everything now, and try again what failed; with `isFull` also what has
 * not changed. Says so when that cannot begin.
 * @returns whether it began
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
