import type { Generated } from 'kysely';
import type { StoredCall } from '#platform/store/tables/stored-call.ts';

/** The tables of delayed calls. */
export type DelayedCallTables = {
  delayed_calls: StoredCall & {
    id: string;
    /** The ID of the user who requested the call. */
    user_id: string;
    /** The browser's idempotency key, so that the request is accepted only once. */
    idempotency_key: string | null;
    /** The SHA-256 in hex of the request's content. */
    request_hash: string;
    /** The versions of the resources that the call is about, as of the request. Null if irrelevant. */
    if_match: string | null;
    label: string;
    state: string;
    created_at: number;
    send_at: number;
    ended_at: number | null;
    /** The time until which the sending process is assumed to be alive. */
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
    /** JSON body of the service's response. */
    response: string | null;
    /** JSON problem. */
    problem: string | null;
    /** The JSON problem that prevented pinning the content after a successful call. */
    pin_problem: string | null;
    /** The MAC of the row, with a key outside the database; see `SEALED_COLUMNS`. */
    seal: string | null;
  };
};
