import type { ParamsOf } from '@rotunda/api-client/operation-types';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Database } from '#db/database.ts';

/** An operation that opens a channel. */
export type WatchOperationId = Extract<OperationId, `${string}.watch`>;

/** An open channel, as visible to its change source. */
export type WatchedChannel<Id extends WatchOperationId> = {
  /** Account of the channel's owner. */
  accountId: string;
  /** Client that opened the channel. */
  clientId: string;
  /** Key of the watched resource, in the terms of the operation. */
  resource: string;
  /** Parameters that the channel was opened with. */
  params: ParamsOf<Id>;
  /** Change sequence number up to which the receiver has been notified. */
  sequence: number;
  /** State stored for the source. */
  sourceState: string;
};

/** A message to a receiver. */
export type PushMessage = {
  /** `X-Goog-Resource-State`. */
  state: string;
  /** `X-Goog-Changed`: the changed parts. */
  changed?: readonly string[];
};

/** New messages of a channel. `sourceState` is the source's new state. If missing, the stored state is retained. */
export type PendingMessages = { messages: readonly PushMessage[]; sourceState?: string };

/** Finds the messages for the channels of a watch operation. */
export type ChangeSource<Id extends WatchOperationId> = {
  readonly id: Id;
  /** Returns the sequence number of the latest change that the operation covers. */
  readonly getSequence: (db: Database) => number;
  /** Returns the changes of the watched resource since the channel's sequence number that its owner may know about. */
  readonly findMessages: (db: Database, channel: WatchedChannel<Id>) => PendingMessages;
};

/**
 * Declares the change source of a watch operation. Changes are never announced. They are found later in the data left by their
 * transaction, so that no change is lost and no write waits for receivers.
 */
export function changeSource<const Id extends WatchOperationId>(
  id: Id,
  source: Omit<ChangeSource<Id>, 'id'>,
): ChangeSource<Id> {
  return { id, ...source };
}
