/** The table of calls that users made manually. */
export type ExplorerTables = {
  explorer_runs: {
    id: string;
    user_id: string;
    operation_id: string;
    /** JSON record of lists of values. */
    params: string;
    body: string | null;
    status: number;
    duration_ms: number;
    name: string | null;
    is_pinned: number;
    created_at: number;
  };
};
