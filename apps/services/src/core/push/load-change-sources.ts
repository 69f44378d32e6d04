import { existsSync } from 'node:fs';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { getHandlerPath } from '#core/operations/load-handlers.ts';
import type { Database } from '#db/database.ts';
import type { ChangeSource, PendingMessages, WatchOperationId } from './change-source.ts';

const sourceDirectory = new URL('../../', import.meta.url);

/** A change source for an operation known only at run time. Each channel is passed to the source of its operation. */
export type LoadedChangeSource = Omit<ChangeSource<WatchOperationId>, 'findMessages'> & {
  readonly findMessages: (db: Database, channel: never) => PendingMessages;
};

/** Imports the change source of every watch operation, located next to its handler. */
export async function loadChangeSources(): Promise<readonly LoadedChangeSource[]> {
  const paths = Object.values(operations)
    .filter(({ id }) => isWatch(id))
    .map(({ id }) => new URL(getHandlerPath(id), sourceDirectory))
    .filter((url) => existsSync(url));
  return Promise.all(
    paths.map(async ({ href }) => {
      const { source }: { source: LoadedChangeSource } = await import(href);
      return source;
    }),
  );
}

function isWatch(id: OperationId): id is WatchOperationId {
  return id.endsWith('.watch');
}
