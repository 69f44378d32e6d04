import type { ProcessStatus } from './process-status.tsx';

/** What a status usually comes from, and what to do about it. */
type StatusAdvice = { causes: string; next: string };

const advice: Readonly<Record<ProcessStatus, StatusAdvice>> = {
  RUNNING: {
    causes: 'A trigger, a person or another program started it and it has not ended.',
    next: 'Wait for it; nothing can stop it from here. If it runs much longer than the runs before, look at its log.',
  },
  FAILED: {
    causes: 'An error that the code did not catch: a value that was missing, a service that refused, a quota used up.',
    next: 'Open the line of the error in the code, and compare with the last deployment before the first failure.',
  },
  TIMED_OUT: {
    causes: 'Too much work for one run, or a service that answered slowly.',
    next: 'Look in the log where the time went, and split the work over several runs.',
  },
  COMPLETED: {
    causes: 'The function returned. What it wrote to its log may still tell of trouble.',
    next: 'Nothing has to be done.',
  },
  PAUSED: {
    causes: 'It waits for a person, such as an answer in a dialog or a consent, or its time is used up for now.',
    next: 'See who has it open. It goes on or is ended by the service.',
  },
  DELAYED: {
    causes: 'Many runs wait for their turn, or a quota of the day is used up.',
    next: 'See what else runs at the time; if it does not begin, spread the triggers of the project over the hour.',
  },
  CANCELED: {
    causes: 'A person stopped it in the editor, or the window in which it ran was closed.',
    next: 'Run it again if its work was needed: what it had done until then is not taken back.',
  },
  EXECUTION_DISABLED: {
    causes: 'An administrator switched this kind of process off, or the owner may not run scripts.',
    next: 'Ask an administrator of the organisation; running it again ends the same way.',
  },
  UNKNOWN: {
    causes: 'The service lost track of it, most often because it began or ended just now.',
    next: 'Load again in a minute. If it stays so, look at what the script was to change.',
  },
  PROCESS_STATUS_UNSPECIFIED: {
    causes: 'The service left the status out of its answer.',
    next: 'Load again; the end time and the log tell whether it ended.',
  },
};

const byStatus = new Map<string, StatusAdvice>(Object.entries(advice));

/** The usual causes of a status and the next action; undefined for one that the console does not know. */
export function statusAdvice(status = 'PROCESS_STATUS_UNSPECIFIED'): StatusAdvice | undefined {
  return byStatus.get(status);
}
