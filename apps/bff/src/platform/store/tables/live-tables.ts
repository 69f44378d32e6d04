import type { Generated } from 'kysely';

/** The tables of live updates. */
export type LiveTables = {
  /** Watch channels that this BFF has opened at the services. */
  live_channels: {
    id: string;
    /** The SHA-256 in hex of the token in the channel's messages. */
    token_hash: string;
    session_hash: string;
    credential_id: string;
    topic: string;
    /** The service's ID of the watched resource. Null until its response. */
    resource_id: string | null;
    last_message: number;
    expires_at: number;
    /** When the topic was last in use. */
    last_used_at: number;
    /** The MAC of the row, with a key outside the database; see `SEALED_COLUMNS`. */
    seal: string | null;
  };
  /**
   * The newest invalidation of each session and topic. IDs are ascending, so that a stream can continue after the last one it has
   * sent.
   */
  invalidations: {
    id: Generated<number>;
    session_hash: string;
    topic: string;
    state: string;
    /** When the invalidation was added, in Unix milliseconds. Null for invalidations from before this was recorded. */
    added_at: number | null;
  };
};
