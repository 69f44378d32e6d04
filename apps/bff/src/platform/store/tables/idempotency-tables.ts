import type { Generated } from 'kysely';

/** The table of calls that browsers named, so that none is made twice. */
export type IdempotencyTables = {
  idempotency_keys: {
    /** Issuer and subject of whoever made the call. */
    user_id: string;
    /** What the browser named it. */
    key: string;
    /** SHA-256 in hex of everything that was asked. */
    request_hash: string;
    /** `running`, `answered`, or `lost` when it is not known what became of it. */
    state: string;
    status: number | null;
    /** JSON record of the response's headers. */
    headers: string | null;
    /** The response's body in base64. */
    body: string | null;
    expires_at: number;
    /** Until when the process that makes a running call is believed to live. */
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
};
