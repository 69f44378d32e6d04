import type { StateMachine } from './state-machine.ts';

/** How a process stands to a lease that it has taken. One that lapsed is kept from others, and its work is not gone on with. */
export type LeaseState = 'held' | 'lapsed' | 'lost' | 'released';

/** What happens to a lease: its process sees that it has run out, or that another one has taken the row over, or leaves the row. */
export type LeaseEvent = 'lapse' | 'lose' | 'release';

/** The state machine of leases. A process may write to its row as long as it may release it. */
export const LEASE_TRANSITIONS: StateMachine<LeaseState, LeaseEvent> = {
  lapse: { from: ['held'], to: 'lapsed' },
  lose: { from: ['held', 'lapsed'], to: 'lost' },
  release: { from: ['held', 'lapsed'], to: 'released' },
};

/** All states. */
export const LEASE_STATES: readonly LeaseState[] = ['held', 'lapsed', 'lost', 'released'];
