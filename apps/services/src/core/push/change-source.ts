import type { ParamsOf } from '@rotunda/api-client/operation-types';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Database } from '#db/database.ts';

/** An operation that opens a channel. */
export type WatchOperationId = Extract<OperationId, `${string}.watch`>;

/** An open channel, as its change source sees it. */
export type WatchedChannel<Id extends WatchOperationId> = {
  /** Whose channel it is. */
  accountId: string;
  /** The client that opened it. */
  clientId: string;
  /** Key of the watched resource, in the terms of the operation. */
  resource: string;
  /** Parameters that the channel was opened with. */
  params: ParamsOf<Id>;
  /** Place in the order of changes up to which the receiver knows everything. */
  place: number;
  /** What the source asked to have kept for it. */
  memory: string;
};

/** One message to a receiver. */
export type PushMessage = {
  /** `X-Goog-Resource-State`. */
  state: string;
  /** `X-Goog-Changed`: the parts that changed. */
  changed?: readonly string[];
};

/** The news of a channel. `memory` is what its source wants to have kept; when absent, what was kept before stays. */
export type News = { messages: readonly PushMessage[]; memory?: string };

/** Finds the news of the channels of one watch operation. */
export type ChangeSource<Id extends WatchOperationId> = {
  readonly id: Id;
  /** The latest place in the order of the changes that the operation is about. */
  readonly currentPlace: (db: Database) => number;
  /** What happened to the watched resource after the place of a channel, as far as its owner may know of it. */
  readonly findNews: (db: Database, channel: WatchedChannel<Id>) => News;
};

/**
 * Declares where the changes of one watch operation are found. A change is never announced: it is found afterwards in
 * what the transaction that made it left behind, so that no change is lost and no write waits for receivers.
 */
export function changeSource<const Id extends WatchOperationId>(
  id: Id,
  source: Omit<ChangeSource<Id>, 'id'>,
): ChangeSource<Id> {
  return { id, ...source };
}
