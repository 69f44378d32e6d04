import type { Generated } from 'kysely';

/**
 * The tables of indexes. All rows belong to one user and contain what that user's credential can access. Only
 * `index_shared_reads` is shared by all users; it reveals nothing except which files to read.
 */
export type IndexTables = {
  /** The progress of a user's index. */
  index_crawls: {
    user_id: string;
    name: string;
    state: string;
    /** Why the index is paused. */
    reason: string | null;
    /** The reason as a code. Null if the pause was not caused by a failed call. */
    failure: string | null;
    /** The page where the cause can be resolved. */
    link: string | null;
    /** Incremented with every full listing, to detect files that no longer exist. */
    generation: number;
    /** The position from which to continue the listing. Null at its start. */
    list_token: string | null;
    is_listed: number;
    /** Whether the service reported that the last listing omitted files. */
    is_incomplete: number;
    /** When files are listed again although changes are followed. Null if they are not listed again. */
    relist_at: number | null;
    /** The position from which to read changes. Null if they are not followed. */
    change_token: string | null;
    calls: number;
    as_of: number | null;
    /** The number of days whose files are followed individually. Older files are swept. */
    horizon_days: number;
    /** The start of the last listing's horizon, in Unix milliseconds. Null before the first listing. */
    horizon_at: number | null;
    /** The phase of the listing: 0 for files modified within the horizon, 1 for older files shared within it. */
    list_stage: number;
    /** Whether the listing rereads all files, even unchanged ones. */
    is_rereading: number;
    /** The sweep covers files last modified before this time. Null if it has not begun. */
    sweep_at: number | null;
    /** The phase of the sweep of older files: 0 counts them, 1 reads them, 2 has ended. */
    sweep_phase: number;
    /** The position from which to continue the sweep. Null at the start of a phase. */
    sweep_token: string | null;
    /** The number of older files that the sweep has read. */
    sweep_read_count: number;
    /** The number of older files counted so far. */
    older_count: number;
    sweep_ended_at: number | null;
    /** The start of the day whose calls are counted, and their number. */
    day_at: number | null;
    day_calls: number;
    /** When the user last viewed the index. */
    last_viewed_at: number;
    due_at: number;
    /** The time until which the crawling process is assumed to be alive. */
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
  };
  /** The files or sources that an index reads. */
  index_targets: {
    user_id: string;
    name: string;
    target_id: string;
    title: string;
    mime_type: string | null;
    drive_id: string | null;
    /** The folder that contains the file. */
    parent_id: string | null;
    modified_at: number | null;
    generation: number;
    /** `waiting`, `done` or `failed`. */
    state: string;
    reason: string | null;
    attempts: number;
    /** When the target is next read. Null if it is not read automatically. */
    due_at: number | null;
    /** The rank among due targets, smallest first. */
    rank: number;
    /** When the target was last modified, shared with the user or viewed by the user. Null if unknown. */
    recent_at: number | null;
    /** The fingerprint of the target's rows. Empty without rows, null before the first read. */
    fingerprint: string | null;
    /** The address of the owner. Null if unknown, and in shared drives. */
    owner_email: string | null;
    /** The address of the previous owner. Null if the owner has not changed. */
    former_owner: Generated<string | null>;
    /** When the new owner was detected. Null if the owner has not changed. */
    owner_changed_at: Generated<number | null>;
  };
  /**
   * The fingerprint of what any user's index has read of a file. It reveals only whether the content has changed, not the content
   * itself.
   */
  index_shared_reads: {
    name: string;
    target_id: string;
    /** Empty if there were no findings, null while nobody has read the file. */
    fingerprint: string | null;
    read_at: number;
    /** The user for whom the file is being read, and the expiry of the claim. */
    claimed_by: string;
    claimed_until: number;
  };
  index_rows: {
    user_id: string;
    name: string;
    row_id: string;
    target_id: string;
    title_key: string;
    /** The address of the user who started the item. */
    principal_email: string;
    /** Additional words to filter by, each between spaces. */
    keywords: string;
    /** An additional word: the status of an approval, or the domain of an access requester. */
    status: string;
    is_mine: number;
    is_changed: number;
    number: number;
    due_at: number;
    created_at: number;
    modified_at: number;
    /** When an approval was approved or declined. 0 for all other rows. */
    decided_at: Generated<number>;
    drive_id: string | null;
    mime_type: string | null;
    /** The JSON of the row as returned by the API. */
    body: string;
  };
};
