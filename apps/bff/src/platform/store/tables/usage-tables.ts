/** The table of call counts. */
export type UsageTables = {
  operation_usage: {
    operation_id: string;
    /** Days since 1970, in UTC. */
    day: number;
    calls: number;
    errors: number;
    last_called_at: number;
    last_status: number;
    last_error: string | null;
    last_error_at: number | null;
  };
};
