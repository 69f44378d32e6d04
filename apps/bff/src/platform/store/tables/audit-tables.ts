/** Tables of the audit trail. */
export type AuditTables = {
  /** The audit records. The table is append-only; triggers reject all other changes. */
  audit_records: {
    /** The writer and the number in its chain, joined by a dot. */
    id: string;
    /** The process that wrote the record. */
    writer: string;
    /** The position in the writer's chain, starting at 1. */
    number: number;
    at: number;
    kind: string;
    /** The intent that an outcome belongs to. */
    intent_id: string | null;
    request_id: string | null;
    issuer: string | null;
    subject: string | null;
    email: string | null;
    /** First digits of the hash of the session id. */
    session: string | null;
    /** The network address of the client. */
    source: string | null;
    /** An operation ID, or one of the console's own names. */
    action: string;
    service: string | null;
    target: string | null;
    outcome: string | null;
    status: number | null;
    /** A JSON object with additional details. */
    details: string;
    /** The MAC of the previous record in the chain. Empty for the first. */
    previous: string;
    /** Identifies the columns that the MAC covers. The MAC also covers this number. */
    format: number;
    /** HMAC-SHA256 in hex over the columns of the format. */
    mac: string;
  };
  /** Processes that write records. */
  audit_writers: {
    id: string;
    started_at: number;
    seen_at: number;
    /** Whether all intents of the writer have an outcome and no more will be added. */
    is_closed: number;
  };
};
