/** Tables of indexes. Everything in them is one person's: what that person's credential was shown. */
export type IndexTables = {
  /** How far an index of a person is. */
  index_crawls: {
    person: string;
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
    /** When the person last looked. */
    looked_at: number;
    due_at: number;
    /** Until when the process that works at it is believed to live. */
    lease_until: number;
  };
  /** Files, or sources, that an index reads. */
  index_targets: {
    person: string;
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
  };
  index_rows: {
    person: string;
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
    drive_id: string | null;
    mime_type: string | null;
    /** JSON of the row as the API shows it. */
    body: string;
  };
};
