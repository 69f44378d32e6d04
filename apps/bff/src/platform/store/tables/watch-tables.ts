/** Tables of watches. */
export type WatchTables = {
  /** The watch channels that users opened themselves. */
  watches: {
    /** Id of the channel. */
    id: string;
    user_id: string;
    /** The SHA-256 in hex of the token in the channel's messages. */
    token_hash: string;
    kind: string;
    /** The watched file, calendar or shared drive. Null if the kind needs none. */
    target: string | null;
    label: string;
    /** The service's ID of the watched resource. Null until its response. */
    resource_id: string | null;
    resource_uri: string | null;
    created_at: number;
    expires_at: number;
    message_count: number;
    /** The number of the newest message. 0 before the first. */
    last_message: number;
    last_at: number | null;
    last_state: string | null;
    /** The changed part of the resource, if the service reports it. */
    last_changed: string | null;
    /** The MAC of the row, with a key outside the database; see `SEALED_COLUMNS`. */
    seal: string | null;
  };
};
