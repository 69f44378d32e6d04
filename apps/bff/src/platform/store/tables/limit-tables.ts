/** Tables by which several processes keep to limits together. */
export type LimitTables = {
  rate_counters: {
    /** What is counted, and for whom. */
    key: string;
    count: number;
    /** When the window ends. */
    ends_at: number;
  };
  leases: {
    /** What only one call may touch at a time. */
    name: string;
    /** The call that has it. */
    holder: string;
    /** Until when it is believed to be alive. */
    until: number;
  };
};
