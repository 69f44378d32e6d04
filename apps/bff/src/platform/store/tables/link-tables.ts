/** The table of lists that people made links to, as these lists were then. */
export type LinkTables = {
  list_links: {
    id: string;
    user_id: string;
    author_name: string;
    /** JSON list of the roles that the author had. */
    roles: string;
    /** JSON of what the list showed. */
    state: string;
    made_at: number;
    expires_at: number;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
};
