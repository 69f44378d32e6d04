import type { QueryClient } from '@tanstack/react-query';
import type { StoredFile } from '#shared/files/file.ts';
import { fileQuery } from './queries.ts';

/** Calls a function with a file as soon as it is loaded. Does nothing if the file cannot be read. Callers do not wait for it. */
export function runWhenFileLoaded(client: QueryClient, fileId: string, goOn: (file: StoredFile) => unknown): void {
  void client.ensureQueryData(fileQuery(fileId)).then(goOn, () => undefined);
}
