/** The tables of the content of changes. */
export type ChangeTables = {
  /** The content of recorded calls. Stored separately from the immutable records, so that it can be deleted. */
  audit_changes: {
    /** The ID of the intent. */
    entry_id: string;
    at: number;
    /** A random salt, so that the digest in the record reveals nothing after the content is deleted. */
    salt: string;
    /** The JSON of the requested call, and of the resource before and after it. */
    content: string;
    /** The JSON of the call that undoes the change. Null if no call can. */
    undo: string | null;
    undone_at: number | null;
    /** The address of the user who undid the change. */
    undone_by: string | null;
  };
};
