import type { Generated } from 'kysely';

/** The tables of limits shared by several processes. */
export type LimitTables = {
  rate_counters: {
    /** The counted action, and its caller. */
    key: string;
    count: number;
    /** The end of the window. */
    ends_at: number;
  };
  leases: {
    /** The name of the resource that only one call may use at a time. */
    name: string;
    /** The time until which the calling process is assumed to be alive. */
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
  };
};
