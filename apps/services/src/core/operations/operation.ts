import type { AddressPolicy } from '@rotunda/address-policy/address-policy';
import type { BodyOf, ParamsOf, ResponseOf } from '@rotunda/api-client/operation-types';
import type { OperationId } from '@rotunda/api-client/operations';
import type { BlobStore, StoredBlob } from '#blobs/blob-store.ts';
import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import type { FieldSelection } from '#core/fields/field-selection.ts';
import type { Database } from '#db/database.ts';
import type { ScriptEngine } from './script-engine.ts';

/** Content that came with a request, durable in the blob store unless it is announced only. */
export type UploadedMedia = {
  blob: StoredBlob;
  /** Media type of the bytes as the client named it; undefined when it named none. */
  contentType: string | undefined;
  /** The bytes are still to come, and the request is only tried. */
  isAnnounced?: boolean;
};

/** Everything a handler may use. Parameters and body have been validated against the operation's document. */
export type OperationContext<Id extends OperationId> = {
  readonly params: ParamsOf<Id>;
  readonly body: BodyOf<Id>;
  readonly media: UploadedMedia | undefined;
  /** Members of the response that will be sent; handlers may skip what is costly and not selected. */
  readonly fields: FieldSelection;
  /** `alt=media` was asked for. */
  readonly wantsMedia: boolean;
  /** Request headers, names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly caller: Caller;
  /** What the checks of the operation found; undefined before they are done, and for one that has none. */
  readonly checked?: unknown;
  /** Aborts when the client has left before its response. */
  readonly signal: AbortSignal;
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly settings: ServiceSettings;
  /** Runs the code of script projects. */
  readonly scripts: ScriptEngine;
};

/** Configuration that handlers may read. */
export type ServiceSettings = {
  /** Public origin of the services, without a trailing slash; for links in resources. */
  publicOrigin: string;
  /** Origin of the console, for links that people open. */
  consoleOrigin: string;
  /** Where watch channels may have the services call. */
  watchAddresses: AddressPolicy;
};

/**
 * A response of bytes from the blob store instead of JSON; dispatch streams it and serves Range requests, unless the bytes
 * were made for this response alone.
 */
export class BlobResponse {
  readonly blob: Pick<StoredBlob, 'sha256' | 'sizeBytes'>;
  readonly contentType: string;
  readonly fileName: string;
  readonly hasRanges: boolean;

  constructor(
    blob: Pick<StoredBlob, 'sha256' | 'sizeBytes'>,
    { contentType, fileName, hasRanges = true }: { contentType: string; fileName: string; hasRanges?: boolean },
  ) {
    this.blob = blob;
    this.contentType = contentType;
    this.fileName = fileName;
    this.hasRanges = hasRanges;
  }
}

type Response<Id extends OperationId> = ResponseOf<Id> | BlobResponse;

/** A handler with its operation id, as dispatch mounts it. */
export type OperationHandler<Id extends OperationId, Result> = {
  readonly id: Id;
  /** Whether it awaits, and therefore runs outside of a transaction. */
  readonly isLong: boolean;
  /**
   * Whether this call would write or compute so much that everybody else would wait for it. It then runs in a thread of
   * its own, without blob store, scripts and watch addresses.
   */
  readonly isBulkWrite: (context: OperationContext<Id>) => boolean;
  /**
   * Checks that take time, such as reading uploaded content; undefined when there is nothing to check. Runs before the
   * handler, outside of a transaction, and changes nothing; the handler gets what it resolves with, and what it rejects with
   * is the response.
   */
  readonly check?: (context: OperationContext<Id>) => Promise<unknown> | undefined;
  readonly handle: (context: OperationContext<Id>) => Result;
};

/**
 * Declares the handler of one operation. It is synchronous on purpose: dispatch reads the body and stores uploaded
 * content first, then runs the handler in one transaction (for methods other than GET), so a request is done as a
 * whole or not at all.
 */
export function operation<const Id extends OperationId>(
  id: Id,
  handle: (context: OperationContext<Id>) => Response<Id>,
  { isBulkWrite = never, check }: Partial<Pick<OperationHandler<Id, unknown>, 'isBulkWrite' | 'check'>> = {},
): OperationHandler<Id, Response<Id>> {
  return { id, isLong: false, isBulkWrite, handle, ...(check && { check }) };
}

/**
 * Declares the handler of an operation that has to wait, such as for a script to end. No transaction is held meanwhile:
 * the handler opens one for each step of its own, and leaves the database right between them.
 */
export function longOperation<const Id extends OperationId>(
  id: Id,
  handle: (context: OperationContext<Id>) => Promise<Response<Id>>,
): OperationHandler<Id, Promise<Response<Id>>> {
  return { id, isLong: true, isBulkWrite: never, handle };
}

const never = () => false;
