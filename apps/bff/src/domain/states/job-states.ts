import type { StateMachine, Transition } from './state-machine.ts';

/** The state of a job. */
export type JobState = 'running' | 'paused' | 'stopped' | 'ended';

/** An event of a job: its user acts, it has to wait for its user, or no item is left to call. */
export type JobEvent = 'pause' | 'suspend' | 'resume' | 'stop' | 'retry' | 'complete';

/** The condition of a job that forbids an event: another job undoes it, or some of its items are waiting or in progress. */
export type JobCondition = 'undone' | 'unfinishedItems';

type JobTransition = Transition<JobState> & { readonly unless?: JobCondition };

/** The state machine of jobs. The process that runs a job holds its lease; events from its user need no lease. */
export const JOB_TRANSITIONS: StateMachine<JobState, JobEvent> & Readonly<Record<JobEvent, JobTransition>> = {
  pause: { from: ['running'], to: 'paused' },
  suspend: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  stop: { from: ['running', 'paused'], to: 'stopped' },
  retry: { from: ['running', 'paused', 'stopped', 'ended'], to: 'running', unless: 'undone' },
  complete: { from: ['running'], to: 'ended', unless: 'unfinishedItems' },
};

/** All states, as stored. */
export const JOB_STATES: readonly JobState[] = ['running', 'paused', 'stopped', 'ended'];

/** The states of jobs that continue automatically or after their user acts. */
export const UNFINISHED_JOB_STATES: readonly JobState[] = ['running', 'paused'];
