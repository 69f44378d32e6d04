/** Tables of the audit trail. */
export type AuditTables = {
  /** What was done. Rows are only ever added; triggers refuse everything else. */
  audit_records: {
    /** Writer and number in its chain, joined by a dot. */
    id: string;
    /** The process that wrote the record. */
    writer: string;
    /** Place in the writer's chain, from 1. */
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
    /** Network address that the request came from. */
    source: string | null;
    /** Operation id, or a name of the console's own. */
    action: string;
    service: string | null;
    target: string | null;
    outcome: string | null;
    status: number | null;
    /** JSON object of what else is known. */
    details: string;
    /** MAC of the record before this one in the chain; empty for the first. */
    previous: string;
    /** Which columns the MAC covers; it covers this number as well. */
    format: number;
    /** HMAC-SHA256 in hex over the columns of the format. */
    mac: string;
  };
  /** Processes that write records. */
  audit_writers: {
    id: string;
    started_at: number;
    seen_at: number;
    /** Whether no intent of the writer lacks an outcome and none will be added. */
    is_settled: number;
  };
};
