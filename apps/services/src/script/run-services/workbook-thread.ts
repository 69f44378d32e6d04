import { once } from 'node:events';
import { IdleThreads } from '#core/scheduling/idle-threads.ts';
import { startThread } from '#core/scheduling/start-thread.ts';
import { ThreadMemoryLimit } from '#core/scheduling/thread-memory-limit.ts';
import { HostException } from '#script/host-exception.ts';
import type { WorkbookRequest, WorkbookResponse } from '#script/runtime/workbook.ts';

const TIMEOUT_MS = 20_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256 };
/** Memory limit outside the heap: the workbook and its decompressed content. */
const MAX_EXTERNAL_BYTES = 768 * 2 ** 20;

const threads = new IdleThreads(() =>
  startThread(new URL('./workbook-worker.ts', import.meta.url), { resourceLimits: RESOURCE_LIMITS, name: 'workbook' }),
);

/**
 * Reads, writes or calculates a workbook in a thread. Throws HostException if it is not a workbook, or if it exceeds the time or
 * memory limit, which terminates the thread.
 */
export async function convertWorkbook(request: WorkbookRequest): Promise<WorkbookResponse> {
  const worker = threads.acquire();
  using memory = new ThreadMemoryLimit(worker, MAX_EXTERNAL_BYTES);
  try {
    const signal = AbortSignal.any([memory.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const reply = once(worker, 'message', { signal });
    worker.postMessage(request);
    const [response]: WorkbookResponse[] = await reply;
    if (!response || 'error' in response) throw new HostException(`The spreadsheet cannot be read: ${response?.error}`);
    threads.park(worker);
    return response;
  } catch (error) {
    // After a failure, the libraries may be in any state.
    await worker.terminate();
    throw error instanceof HostException ? error : new HostException('The spreadsheet is too large for a script.');
  }
}
