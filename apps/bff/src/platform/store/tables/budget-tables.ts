/** Table of how many calls services get. */
export type BudgetTables = {
  call_budgets: {
    /** The service, the scope, and for the scope of a user, whose. */
    key: string;
    /** Calls of the current minute. */
    used: number;
    /** How many the minute may have. */
    calls_per_minute: number;
    /** When the minute ends. */
    ends_at: number;
    /** When the service last said that it was too many; 0 for never. */
    lowered_at: number;
  };
};
