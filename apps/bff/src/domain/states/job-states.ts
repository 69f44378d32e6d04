import type { StateMachine, Transition } from './state-machine.ts';

/** How far a job is. */
export type JobState = 'running' | 'paused' | 'stopped' | 'ended';

/** What happens to a job: its user acts, it has to wait for its user, or nothing is left to be called. */
export type JobEvent = 'pause' | 'suspend' | 'resume' | 'stop' | 'retry' | 'complete';

/** What of a job forbids an event: another job undoes it, or items of it wait or are being called. */
export type JobCondition = 'undone' | 'unfinishedItems';

type JobTransition = Transition<JobState> & { readonly unless?: JobCondition };

/** The state machine of jobs. Who runs a job has its lease; events of its user need none. */
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

/** States of jobs that go on by themselves or by their user. */
export const UNFINISHED_JOB_STATES: readonly JobState[] = ['running', 'paused'];
