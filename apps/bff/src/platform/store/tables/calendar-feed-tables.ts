/** Table of calendar feeds. */
export type CalendarFeedTables = {
  calendar_feeds: {
    id: string;
    /** Whose events or reviews it has, and whose credential reads them. */
    user_id: string;
    /** SHA-256 of the secret in its address; the secret itself is not stored. */
    token_hash: string;
    /** `events` or `reviews`. */
    kind: string;
    title: string;
    /** JSON of what it selects. */
    filter: string;
    created_at: number;
    /** When a calendar program last read it. */
    read_at: number | null;
    /** When a read was last recorded in the audit trail. */
    recorded_at: number;
    /** Why the last read failed; empty if it did not. */
    problem: string;
  };
};
