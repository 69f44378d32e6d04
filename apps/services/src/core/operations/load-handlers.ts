import { existsSync } from 'node:fs';
import { type OperationId, operations } from '@rotunda/api-client/operations';

const sourceDirectory = new URL('../../', import.meta.url);

/** A handler for an operation known only at run time. Dispatch builds the context that its ID requires. */
type LoadedHandler = {
  readonly id: OperationId;
  readonly isLong: boolean;
  readonly isBulkWrite: (context: never) => boolean;
  readonly check?: (context: never) => Promise<unknown> | undefined;
  readonly handle: (context: never) => unknown;
};

/** Handlers of the implemented operations, by operation ID. */
export type Handlers = ReadonlyMap<string, LoadedHandler>;

/** Returns the path of an operation's handler below `src`: `drive.files.list` is in `drive/files/list.ts`. */
export function getHandlerPath(operationId: OperationId): string {
  const segments = operationId
    .split('.')
    .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `${segments.join('/')}.ts`;
}

/** Imports all operation handlers. Throws if a file declares another operation than its path. */
export async function loadHandlers(): Promise<Handlers> {
  const handlers = await Promise.all(Object.values(operations).map(({ id }) => loadHandler(id)));
  return new Map(handlers.flatMap((handler) => (handler ? [[handler.id, handler]] : [])));
}

/** Imports the handler of one operation, if it exists. Throws if its file declares another operation. */
export async function loadHandler(id: OperationId): Promise<LoadedHandler | undefined> {
  const url = new URL(getHandlerPath(id), sourceDirectory);
  if (!existsSync(url)) return undefined;
  const { handler }: { handler: LoadedHandler } = await import(url.href);
  if (handler.id !== id) throw new Error(`${getHandlerPath(id)} declares ${handler.id}`);
  return handler;
}
