import type { Generated } from 'kysely';

/**
 * Tables of indexes. Everything in them is one person's: what that person's credential was shown. Only
 * `index_shared_reads` is of all people, and tells nothing but which files to read.
 */
export type IndexTables = {
  /** How far an index of a person is. */
  index_crawls: {
    user_id: string;
    name: string;
    state: string;
    /** Why it is paused. */
    reason: string | null;
    /** The same as one of a few kinds; null where it was no call that failed. */
    failure: string | null;
    /** The page at which the cause can be removed. */
    link: string | null;
    /** Grows with every listing of all files, to tell files that are gone. */
    generation: number;
    /** Where listing goes on; null at its beginning. */
    list_token: string | null;
    is_listed: number;
    /** Whether the service has said of the last listing that it left files out. */
    is_incomplete: number;
    /** When files are listed anew although changes are followed; null when they are not. */
    relist_at: number | null;
    /** From where changes are to be read; null when they are not followed. */
    change_token: string | null;
    calls: number;
    as_of: number | null;
    /** How many days back files are followed one by one; older ones are swept. */
    horizon_days: number;
    /** Where the horizon of the last listing begins, in Unix milliseconds; null before the first. */
    horizon_at: number | null;
    /** What is being listed: 0 files that were modified within the horizon, 1 older ones that were shared within it. */
    list_stage: number;
    /** Whether the listing has everything read again, also what has not changed. */
    is_rereading: number;
    /** Which files the sweep takes: those that were last modified before; null when it is to begin. */
    sweep_at: number | null;
    /** What the sweep of older files does: 0 counts them, 1 reads them, 2 has ended. */
    sweep_phase: number;
    /** Where the sweep goes on; null at the beginning of a phase. */
    sweep_token: string | null;
    /** How many older files the sweep has read. */
    sweep_passed: number;
    /** How many older files there are, as far as they have been counted. */
    older_count: number;
    sweep_ended_at: number | null;
    /** When the day began whose calls are counted, and how many it has had. */
    day_at: number | null;
    day_calls: number;
    /** When the person last looked. */
    looked_at: number;
    due_at: number;
    /** Until when the process that works at it is believed to live. */
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
  };
  /** Files, or sources, that an index reads. */
  index_targets: {
    user_id: string;
    name: string;
    target_id: string;
    title: string;
    mime_type: string | null;
    drive_id: string | null;
    /** The folder that it lies in. */
    parent_id: string | null;
    modified_at: number | null;
    generation: number;
    /** `waiting`, `done` or `failed`. */
    state: string;
    reason: string | null;
    attempts: number;
    /** When it is read next; null when it is not by itself. */
    due_at: number | null;
    /** Its place among those that are due: the smallest first. */
    rank: number;
    /** When it was last modified, shared with the person or viewed by them; null when that is not known. */
    recent_at: number | null;
    /** Stands for its rows; empty without any, null before it was read. */
    fingerprint: string | null;
    /** Address of the owner; null where that is not known, and in shared drives. */
    owner_email: string | null;
    /** Address of the owner before; null when it has not changed. */
    former_owner: Generated<string | null>;
    /** When the other owner was found; null when it has not changed. */
    owner_changed_at: Generated<number | null>;
  };
  /** What any person's index has read of a file: not what it was, but whether it is the same as before. */
  index_shared_reads: {
    name: string;
    target_id: string;
    /** Empty when there was nothing; null while nobody has read it. */
    fingerprint: string | null;
    read_at: number;
    /** The person for whom it is being read, and until when that counts. */
    claimed_by: string;
    claimed_until: number;
  };
  index_rows: {
    user_id: string;
    name: string;
    row_id: string;
    target_id: string;
    title_key: string;
    /** Address of whoever began it. */
    who: string;
    /** Other words to filter by, each between spaces. */
    words: string;
    /** One more word: the status of an approval, the domain of who asks for access. */
    status: string;
    is_mine: number;
    is_changed: number;
    number: number;
    due_at: number;
    created_at: number;
    modified_at: number;
    /** When an approval was approved or declined; 0 for all others. */
    decided_at: Generated<number>;
    drive_id: string | null;
    mime_type: string | null;
    /** JSON of the row as the API shows it. */
    body: string;
  };
};
