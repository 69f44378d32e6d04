/** The table of call budgets of services. */
export type BudgetTables = {
  call_budgets: {
    /** The service, the scope, and the user if the scope is `user`. */
    key: string;
    /** The calls made in the current minute. */
    used: number;
    /** The calls allowed per minute. */
    calls_per_minute: number;
    /** When the minute ends. */
    ends_at: number;
    /** When the service last reported an exceeded quota. 0 if never. */
    quota_exceeded_at: number;
  };
};
