/** Table of what the team keeps on errors of scripts. */
export type ErrorTables = {
  error_notes: {
    /** Stands for the fingerprint of the errors; made by the console. */
    fingerprint_id: string;
    is_muted: number;
    /** Empty when there is none. */
    note: string;
    author_name: string;
    updated_at: number;
  };
};
