import type { Generated } from 'kysely';

/** The table of calls with an idempotency key, so that none is made twice. */
export type IdempotencyTables = {
  idempotency_keys: {
    /** The issuer and subject of the user who made the call. */
    user_id: string;
    /** The browser's idempotency key. */
    key: string;
    /** The SHA-256 in hex of the complete request. */
    request_hash: string;
    /** `running`, `answered`, or `lost` if the outcome is unknown. */
    state: string;
    status: number | null;
    /** JSON record of the response's headers. */
    headers: string | null;
    /** The response's body in base64. */
    body: string | null;
    expires_at: number;
    /** The time until which the process that makes a running call is assumed to be alive. */
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
    /** The MAC of the row, with a key outside the database; see `SEALED_COLUMNS`. */
    seal: string | null;
  };
};
