/** The table that counts calls. */
export type UsageTables = {
  operation_usage: {
    operation_id: string;
    /** Days since 1970, UTC. */
    day: number;
    calls: number;
    errors: number;
    last_called_at: number;
    last_status: number;
    last_error: string | null;
    last_error_at: number | null;
  };
};
