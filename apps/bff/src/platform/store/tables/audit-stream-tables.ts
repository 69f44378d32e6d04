import type { Generated } from 'kysely';

/** The tables of the audit stream. */
export type AuditStreamTables = {
  /** The state of the stream, in a single row. */
  audit_streams: {
    id: string;
    status: string;
    /** The last response of the receiver, or the reason why there was none. */
    last_response: string;
    /** The time since which the stream has had its status. */
    status_since: number;
    /** 0 before the first delivery. */
    delivered_at: number;
    attempts: number;
    due_at: number;
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
  };
  /** The progress of sending each chain of records. */
  audit_stream_positions: {
    writer: string;
    /** The number of the last accepted record. */
    number: number;
    /** When the writer was last seen, as of the time its chain was read to its end. */
    seen_at: number;
  };
};
