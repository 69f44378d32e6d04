import type { Generated } from 'kysely';
import type { StoredCall } from '#platform/store/tables/stored-call.ts';

/** Tables of held calls. */
export type DelayedCallTables = {
  delayed_calls: StoredCall & {
    id: string;
    /** Person id of whoever wants the call. */
    user_id: string;
    /** What the browser names the request by, so that it is accepted once. */
    idempotency_key: string | null;
    /** SHA-256 in hex of what was asked for. */
    request_hash: string;
    /** Versions of what the call is about when it was chosen; null when they do not matter. */
    if_match: string | null;
    label: string;
    state: string;
    created_at: number;
    send_at: number;
    ended_at: number | null;
    /** Until when the process that sends it is believed to live. */
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
    /** JSON body of the service's response. */
    response: string | null;
    /** JSON problem. */
    problem: string | null;
    /** JSON problem that prevented pinning the content, of a call that was carried out. */
    pin_problem: string | null;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
};
