/** The table of the team's notes on script errors. */
export type ErrorTables = {
  error_notes: {
    /** The ID of the errors' fingerprint, created by the console. */
    fingerprint_id: string;
    is_muted: number;
    /** Empty if there is none. */
    note: string;
    author_name: string;
    updated_at: number;
  };
};
