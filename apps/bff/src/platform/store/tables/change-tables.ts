/** Tables of what changes were about. */
export type ChangeTables = {
  /** Content of recorded calls. Kept beside the records, which are never changed, so that it can be removed. */
  audit_changes: {
    /** The intent. */
    entry_id: string;
    at: number;
    /** Random; keeps the digest in the record from telling anything once the content is removed. */
    salt: string;
    /** JSON of what was asked for, and of the resource before and after. */
    content: string;
    /** JSON of the call that takes it back; null when none does. */
    undo: string | null;
    undone_at: number | null;
    /** Address of whoever took it back. */
    undone_by: string | null;
  };
};
