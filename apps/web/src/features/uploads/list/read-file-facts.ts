import { chunk } from '#lib/chunk.ts';
import { waitForNextTask } from '#lib/next-task.ts';
import type { ChosenFile } from './chosen-file.ts';

const PART = 100;

/**
 * Reads the sizes and times of files in batches, so that the browser caches them. The browser reads them from disk on first
 * access, which would block the page for seconds with thousands of files.
 */
export async function readFileFacts(files: readonly ChosenFile[]): Promise<void> {
  for (const part of chunk(files, PART)) {
    for (const { file } of part) Reflect.get(file, 'size');
    await waitForNextTask();
  }
}
