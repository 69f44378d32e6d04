import type { QueryClient } from '@tanstack/react-query';
import type { StoredFile } from '#shared/files/file.ts';
import { fileQuery } from './queries.ts';

/** Goes on with what is known of a file as soon as it is; not at all where it cannot be read. Nobody waits for it. */
export function withFile(client: QueryClient, fileId: string, goOn: (file: StoredFile) => unknown): void {
  void client.ensureQueryData(fileQuery(fileId)).then(goOn, () => undefined);
}
