import type { Generated } from 'kysely';

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
    /** Until when the process of the call is believed to live. */
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
  };
};
