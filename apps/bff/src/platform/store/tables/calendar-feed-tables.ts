/** Table of calendar feeds. */
export type CalendarFeedTables = {
  calendar_feeds: {
    id: string;
    /** The user whose events or reviews the feed contains, and whose credential reads them. */
    user_id: string;
    /** The SHA-256 of the secret in the feed's address. The secret itself is not stored. */
    token_hash: string;
    /** `events` or `reviews`. */
    kind: string;
    title: string;
    /** The filter of the feed, as JSON. */
    filter: string;
    created_at: number;
    /** When a calendar app last read the feed. */
    read_at: number | null;
    /** When a read was last recorded in the audit trail. */
    recorded_at: number;
    /** Why the last read failed. Empty if it succeeded. */
    problem: string;
  };
};
