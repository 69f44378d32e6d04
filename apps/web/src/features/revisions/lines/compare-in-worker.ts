import type { ComparedTexts, LineComparison } from './compare-lines.ts';

/** Compares two texts in a separate worker, which ends when the signal aborts. */
export async function compareInWorker(texts: ComparedTexts, signal: AbortSignal): Promise<LineComparison> {
  const worker = new Worker(new URL('./line-worker.ts', import.meta.url), { type: 'module' });
  const ended = Promise.withResolvers<LineComparison>();
  signal.addEventListener('abort', () => ended.reject(signal.reason));
  worker.onmessage = ({ data }: MessageEvent<LineComparison>) => ended.resolve(data);
  worker.onerror = ({ message }) => ended.reject(new Error(message || 'The comparison could not be started.'));
  try {
    worker.postMessage(texts);
    return await ended.promise;
  } finally {
    worker.terminate();
  }
}
