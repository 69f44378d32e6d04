import { once } from 'node:events';
import { startThread } from '#core/start-thread.ts';
import { HostException } from '#script/runtime/host-exception.ts';
import type { WorkbookRequest, WorkbookResponse } from './workbook.ts';

const TIMEOUT_MS = 20_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256 };

/**
 * Reads or writes a workbook in a thread of its own, which ends with it. Throws HostException for what is no workbook and
 * for one that takes too much time or memory.
 */
export async function convertWorkbook(request: WorkbookRequest): Promise<WorkbookResponse> {
  const worker = startThread(new URL('./workbook-worker.ts', import.meta.url), {
    resourceLimits: RESOURCE_LIMITS,
    name: 'workbook',
  });
  try {
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    worker.postMessage(request);
    const [response]: WorkbookResponse[] = await answered;
    if (!response || 'error' in response) throw new HostException(`The spreadsheet cannot be read: ${response?.error}`);
    return response;
  } catch (error) {
    if (error instanceof HostException) throw error;
    throw new HostException('The spreadsheet is too large for a script.');
  } finally {
    await worker.terminate();
  }
}
