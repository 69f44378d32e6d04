import type { Generated } from 'kysely';

/** Tables of the stream that the audit trail is sent by. */
export type AuditStreamTables = {
  /** How the stream is; one row. */
  audit_streams: {
    id: string;
    status: string;
    /** The last response of the receiver, or why there was none. */
    last_response: string;
    /** Since when the stream has its status. */
    status_since: number;
    /** 0 before the first delivery. */
    delivered_at: number;
    attempts: number;
    due_at: number;
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
  };
  /** How much of each chain of records has been sent. */
  audit_stream_positions: {
    writer: string;
    /** Number of the last record that was accepted. */
    number: number;
    /** When the writer was seen last, when its chain was read to its end. */
    seen_at: number;
  };
};
