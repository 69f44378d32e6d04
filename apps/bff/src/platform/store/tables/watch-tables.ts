/** Tables of watches. */
export type WatchTables = {
  /** Watch channels that people opened themselves. */
  watches: {
    /** Id of the channel. */
    id: string;
    user_id: string;
    /** SHA-256 in hex of the token that messages of the channel carry. */
    token_hash: string;
    kind: string;
    /** File, calendar or shared drive that is watched; null where the kind needs none. */
    target: string | null;
    label: string;
    /** What the service calls the watched resource; null until it has answered. */
    resource_id: string | null;
    resource_uri: string | null;
    created_at: number;
    expires_at: number;
    message_count: number;
    /** Number of the newest message; 0 before the first. */
    last_message: number;
    last_at: number | null;
    last_state: string | null;
    /** What the service said has changed, where it says so. */
    last_changed: string | null;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
};
