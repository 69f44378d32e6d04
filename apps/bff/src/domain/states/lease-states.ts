import type { StateMachine } from './state-machine.ts';

/**
 * The state of a lease from the perspective of the process that took it. A lapsed lease still excludes other processes, but its
 * work stops.
 */
export type LeaseState = 'held' | 'lapsed' | 'lost' | 'released';

/**
 * An event of a lease: its process notices that it expired or that another process has taken over the row, or releases the row.
 */
export type LeaseEvent = 'lapse' | 'lose' | 'release';

/** The state machine of leases. A process may write to its row as long as it may release the row. */
export const LEASE_TRANSITIONS: StateMachine<LeaseState, LeaseEvent> = {
  lapse: { from: ['held'], to: 'lapsed' },
  lose: { from: ['held', 'lapsed'], to: 'lost' },
  release: { from: ['held', 'lapsed'], to: 'released' },
};

/** All states. */
export const LEASE_STATES: readonly LeaseState[] = ['held', 'lapsed', 'lost', 'released'];
