import type { Database } from '#db/database.ts';
import type { PendingMessages } from './change-source.ts';
import { advanceChannels, listStaleChannels, type StaleChannel, updateSourceState } from './channel-store.ts';
import type { LoadedChangeSource } from './load-change-sources.ts';
import { enqueueNotification } from './notification-queue.ts';

type Options = {
  nowMs: number;
  /** Returns the number of a channel's message in flight, if any. */
  lastSentNumber: (channelNumber: number) => number | undefined;
  /** Called if the changes of a channel cannot be read. The other channels are still processed. */
  onError: (error: unknown) => void;
};

/**
 * Finds new changes and queues messages for the affected channels. Changes and sequence numbers are durable, so interrupted work
 * continues after the next start.
 */
export function queueChannelMessages(db: Database, sources: readonly LoadedChangeSource[], options: Options): void {
  for (const source of sources) {
    const sequence = source.getSequence(db);
    const stale = listStaleChannels(db, source.id, sequence);
    if (stale.length === 0) continue;
    db.transaction(() => {
      for (const channel of stale) queueMessages(db, source, channel, options);
      advanceChannels(db, source.id, sequence);
    });
  }
}

function queueMessages(db: Database, source: LoadedChangeSource, channel: StaleChannel, options: Options): void {
  const { nowMs, onError } = options;
  const { messages, sourceState } = findMessages(db, source, channel, onError);
  const lastSentNumber = options.lastSentNumber(channel.number);
  for (const message of messages) enqueueNotification(db, channel.number, message, { nowMs, lastSentNumber });
  if (sourceState !== undefined && sourceState !== channel.sourceState)
    updateSourceState(db, channel.number, sourceState);
}

function findMessages(
  db: Database,
  source: LoadedChangeSource,
  channel: StaleChannel,
  onError: (error: unknown) => void,
): PendingMessages {
  try {
    // The parameters are those with which the operation of this source stored the channel.
    return source.findMessages(db, { ...channel, params: JSON.parse(channel.params) } as never);
  } catch (error) {
    onError(error);
    return { messages: [] };
  }
}
