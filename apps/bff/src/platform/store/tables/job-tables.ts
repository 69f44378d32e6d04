import type { Generated } from 'kysely';
import type { StoredCall } from '#platform/store/tables/stored-call.ts';

/** Tables of jobs. */
export type JobTables = {
  jobs: {
    id: string;
    /** Person id of whoever wants the job. */
    user_id: string;
    /** What the browser names the request by, so that it is accepted once. */
    idempotency_key: string | null;
    /** SHA-256 in hex of what was asked for. */
    request_hash: string;
    title: string;
    operation_id: string;
    state: string;
    pause_reason: string | null;
    stores_undo: number;
    /** 1 when its items are steps of one change, which are all done or all taken back. */
    is_atomic: number;
    total: number;
    /** The job that this one undoes. */
    undoes: string | null;
    /** The job that undoes this one. */
    undone_by: string | null;
    created_at: number;
    updated_at: number;
    ended_at: number | null;
    /** Until when the process that runs it is believed to live. */
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
    /** From when on it is worked at: until then its person can undo it. */
    start_at: number;
  };
  job_items: StoredCall & {
    job_id: string;
    position: number;
    item_id: string;
    label: string;
    /** Version of the resource when it was chosen; null when that does not matter. */
    if_match: string | null;
    /** 1 when it is about a part of what the job makes. */
    is_part: number;
    /** JSON of what happens to the approval that it starts, at stated times; null for nothing. */
    escalation: string | null;
    /** The resource that is changed: calls of one job that share it are made one after the other. */
    resource_key: string | null;
    state: string;
    attempts: number;
    reason: string | null;
    /** JSON problem. */
    problem: string | null;
    result_id: string | null;
    /** JSON of the call that undoes it; null when none does. */
    undo: string | null;
    ended_at: number | null;
    /** MAC over the call by a key outside the database; null once the call was carried out. */
    seal: string | null;
    /** MAC over the call that undoes it; null when none does. */
    undo_seal: string | null;
  };
};
