import type { Generated } from 'kysely';
import type { StoredCall } from '#platform/store/tables/stored-call.ts';

/** Tables of jobs. */
export type JobTables = {
  jobs: {
    id: string;
    /** The ID of the user who requested the job. */
    user_id: string;
    /** The browser's idempotency key, so that the request is accepted only once. */
    idempotency_key: string | null;
    /** The SHA-256 in hex of the request's content. */
    request_hash: string;
    title: string;
    operation_id: string;
    state: string;
    pause_reason: string | null;
    stores_undo: number;
    /** 1 if the items are steps of one atomic change, which are either all completed or all undone. */
    is_atomic: number;
    total: number;
    /** The job that this one undoes. */
    undoes: string | null;
    /** The job that undoes this one. */
    undone_by: string | null;
    created_at: number;
    updated_at: number;
    ended_at: number | null;
    /** The time until which the process that runs the job is assumed to be alive. */
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
    /** The MAC of the row, with a key outside the database; see `SEALED_COLUMNS`. */
    seal: string | null;
    /** When the job starts. Until then, its user can cancel it. */
    start_at: number;
  };
  job_items: StoredCall & {
    job_id: string;
    position: number;
    item_id: string;
    label: string;
    /** The version of the resource as of the request. Null if irrelevant. */
    if_match: string | null;
    /** 1 if the item is about a part of what the job creates. */
    is_part: number;
    /** The JSON of the scheduled steps of the approval that the item starts. Null for none. */
    escalation: string | null;
    /** The changed resource. Calls of one job with the same resource are serialised. */
    resource_key: string | null;
    state: string;
    attempts: number;
    reason: string | null;
    /** JSON problem. */
    problem: string | null;
    result_id: string | null;
    /** The JSON of the call that undoes the item. Null if no call can. */
    undo: string | null;
    ended_at: number | null;
    /** The MAC of the call, with a key outside the database. Null once the call has been executed. */
    seal: string | null;
    /** The MAC of the call that undoes the item. Null if no call can. */
    undo_seal: string | null;
  };
};
