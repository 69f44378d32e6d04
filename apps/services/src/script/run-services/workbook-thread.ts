import { once } from 'node:events';
import { IdleThreads } from '#core/scheduling/idle-threads.ts';
import { startThread } from '#core/scheduling/start-thread.ts';
import { ThreadMemoryLimit } from '#core/scheduling/thread-memory-limit.ts';
import { HostException } from '#script/host-exception.ts';
import type { WorkbookRequest, WorkbookResponse } from '#script/runtime/workbook.ts';

const TIMEOUT_MS = 20_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256 };
/** Bytes outside of the heap: the workbook, and what it unpacks to. */
const MAX_EXTERNAL_BYTES = 768 * 2 ** 20;

const threads = new IdleThreads(() =>
  startThread(new URL('./workbook-worker.ts', import.meta.url), { resourceLimits: RESOURCE_LIMITS, name: 'workbook' }),
);

/**
 * Reads, writes or calculates a workbook in a thread. Throws HostException for what is no workbook and for one that takes too
 * much time or memory, which ends its thread.
 */
export async function convertWorkbook(request: WorkbookRequest): Promise<WorkbookResponse> {
  const worker = threads.take();
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
    // A failure may have left the libraries in any state.
    await worker.terminate();
    throw error instanceof HostException ? error : new HostException('The spreadsheet is too large for a script.');
  }
}
