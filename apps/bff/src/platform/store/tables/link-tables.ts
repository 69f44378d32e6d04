/** The table of lists that users created links to, in their state at that time. */
export type LinkTables = {
  list_links: {
    id: string;
    user_id: string;
    author_name: string;
    /** A JSON list of the author's roles. */
    roles: string;
    /** The JSON of the list's content. */
    state: string;
    created_at: number;
    expires_at: number;
    /** The MAC of the row, with a key outside the database; see `SEALED_COLUMNS`. */
    seal: string | null;
  };
};
