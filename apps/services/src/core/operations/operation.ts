import type { AddressPolicy } from '@rotunda/address-policy/address-policy';
import type { BodyOf, ParamsOf, ResponseOf } from '@rotunda/api-client/operation-types';
import type { OperationId } from '@rotunda/api-client/operations';
import type { BlobStore, StoredBlob } from '#blobs/blob-store.ts';
import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import type { FieldSelection } from '#core/fields/field-selection.ts';
import type { Database } from '#db/database.ts';
import type { ScriptEngine } from './script-engine.ts';

/** Content uploaded with a request. Durable in the blob store unless it is only announced. */
export type UploadedMedia = {
  blob: StoredBlob;
  /** Media type according to the client. Undefined if not set. */
  contentType: string | undefined;
  /** Whether the bytes have not arrived yet, and the request is only a trial run. */
  isAnnounced?: boolean;
};

/** The context of a handler. Parameters and body have been validated against the operation's document. */
export type OperationContext<Id extends OperationId> = {
  readonly params: ParamsOf<Id>;
  readonly body: BodyOf<Id>;
  readonly media: UploadedMedia | undefined;
  /** Selected response fields. Handlers may skip expensive fields that are not selected. */
  readonly fields: FieldSelection;
  /** Whether `alt=media` was requested. */
  readonly wantsMedia: boolean;
  /** Request headers, names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly caller: Caller;
  /** Result of the operation's checks. Undefined before they have run, and for operations without checks. */
  readonly checked?: unknown;
  /** Aborts if the client disconnects before receiving the response. */
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
  /** Public origin of the services, without a trailing slash. Used for links in resources. */
  publicOrigin: string;
  /** Origin of the console, for links that users open. */
  consoleOrigin: string;
  /** Addresses that watch channels may call. */
  watchAddresses: AddressPolicy;
};

/**
 * A response with bytes from the blob store instead of JSON. Dispatch streams it and supports Range requests, unless the bytes
 * were generated for this response.
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

/** A handler with its operation ID, as mounted by dispatch. */
export type OperationHandler<Id extends OperationId, Result> = {
  readonly id: Id;
  /** Whether the handler is asynchronous, and therefore runs outside a transaction. */
  readonly isLong: boolean;
  /**
   * Whether this call would write or compute so much that it would block all other requests. It then runs in its own thread,
   * without blob store, scripts and watch addresses.
   */
  readonly isBulkWrite: (context: OperationContext<Id>) => boolean;
  /**
   * Runs slow checks, such as reading uploaded content, before the handler and outside a transaction, without changing data.
   * Returns undefined if there is nothing to check. The handler receives the resolved value; a rejection becomes the response.
   */
  readonly check?: (context: OperationContext<Id>) => Promise<unknown> | undefined;
  readonly handle: (context: OperationContext<Id>) => Result;
};

/**
 * Declares the handler of an operation. Handlers are synchronous on purpose: dispatch first reads the body and stores uploaded
 * content, then runs the handler in one transaction (for methods other than GET), so a request is atomic.
 */
export function operation<const Id extends OperationId>(
  id: Id,
  handle: (context: OperationContext<Id>) => Response<Id>,
  { isBulkWrite = never, check }: Partial<Pick<OperationHandler<Id, unknown>, 'isBulkWrite' | 'check'>> = {},
): OperationHandler<Id, Response<Id>> {
  return { id, isLong: false, isBulkWrite, handle, ...(check && { check }) };
}

/**
 * Declares the handler of an operation that has to wait, for example for a script to end. No transaction is held while it waits:
 * the handler opens one for each of its own steps, and leaves the database consistent between them.
 */
export function longOperation<const Id extends OperationId>(
  id: Id,
  handle: (context: OperationContext<Id>) => Promise<Response<Id>>,
): OperationHandler<Id, Promise<Response<Id>>> {
  return { id, isLong: true, isBulkWrite: never, handle };
}

const never = () => false;
