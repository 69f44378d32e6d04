import { getTypeName } from '#shared/content/type-name.ts';
import { DecodingError } from './decoding-error.ts';
import type { DecodingResponse, DecodingTask, DecodingTasks } from './decoding-messages.ts';

const MAX_SECONDS = 30;
const DOWNLOAD = 'Download the file to open it in another program.';

/**
 * Decodes content in a separate worker, which ends when the signal aborts. Rejects with a DecodingError if the content is
 * damaged, does not match its type or is too large, or if decoding takes longer than 30 seconds.
 */
export async function decodeInWorker<Task extends DecodingTask>(
  task: Task,
  content: Blob,
  input: DecodingTasks[Task]['input'],
  signal: AbortSignal,
): Promise<DecodingTasks[Task]['output']> {
  const bytes = await content.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL('./decoding-worker.ts', import.meta.url), { type: 'module' });
  const ended = Promise.withResolvers<DecodingResponse<DecodingTasks[Task]['output']>>();
  const late = setTimeout(() => ended.reject(tooSlow()), MAX_SECONDS * 1_000);
  signal.addEventListener('abort', () => ended.reject(signal.reason));
  worker.onmessage = ({ data }: MessageEvent<DecodingResponse<DecodingTasks[Task]['output']>>) => ended.resolve(data);
  worker.onerror = () => ended.reject(new DecodingError('The preview could not be started.', 'Reload the page.'));
  try {
    worker.postMessage({ task, bytes, input }, [bytes]);
    const response = await ended.promise;
    if (response.outcome === 'decoded') return response.output;
    throw response.outcome === 'limit' ? new DecodingError(response.message, DOWNLOAD) : broken(content.type);
  } finally {
    clearTimeout(late);
    worker.terminate();
  }
}

function tooSlow(): DecodingError {
  return new DecodingError(`The preview took longer than ${MAX_SECONDS} seconds.`, DOWNLOAD);
}

function broken(mimeType: string): DecodingError {
  const name = getTypeName(mimeType);
  return new DecodingError(
    'This file cannot be read.',
    `The file may be damaged, protected by a password, or of another type than ${name === '' ? 'its name says' : name}. ${DOWNLOAD}`,
  );
}
