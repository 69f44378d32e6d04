import type { Generated } from 'kysely';

/** Tables of live events. */
export type LiveTables = {
  /** Watch channels that this BFF has opened at the services. */
  live_channels: {
    id: string;
    /** SHA-256 in hex of the token that messages of the channel carry. */
    token_hash: string;
    session_hash: string;
    credential_id: string;
    topic: string;
    /** What the service calls the watched resource; null until it has answered. */
    resource_id: string | null;
    last_message: number;
    expires_at: number;
    /** When somebody last looked at the topic. */
    looked_at: number;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
  /** The newest invalidation of each session and topic. Ids only grow, so that a stream can go on after the last it has seen. */
  invalidations: {
    id: Generated<number>;
    session_hash: string;
    topic: string;
    state: string;
    /** When it was put in, in Unix milliseconds; null for invalidations from before that was noted. */
    put_at: number | null;
  };
};
