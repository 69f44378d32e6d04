import type { ProcessStatus } from './process-status-name.ts';

/** What a status usually comes from, and what to do about it. */
type StatusAdvice = { causes: string; next: string };

const advice: Readonly<Record<ProcessStatus, StatusAdvice>> = {
  RUNNING: {
    causes: 'A trigger, a person or another program started it, and it has not ended.',
    next: 'Wait for it; it cannot be stopped from here. If it runs much longer than earlier runs, check its log.',
  },
  FAILED: {
    causes: 'An uncaught error: a missing value, a refused call, an exhausted quota.',
    next: 'Open the line of the error, and compare with the last deployment before the first failure.',
  },
  TIMED_OUT: {
    causes: 'Too much work for one run, or a slow service.',
    next: 'Check in the log where the time went, and split the work across several runs.',
  },
  COMPLETED: {
    causes: 'The function returned. Its log may still report problems.',
    next: 'No action is needed.',
  },
  PAUSED: {
    causes: 'It is waiting for a person, such as for a dialog or consent, or its time is used up for now.',
    next: 'See who has it open. The service resumes or ends it.',
  },
  DELAYED: {
    causes: 'Many runs are queued, or a daily quota is used up.',
    next: 'See what else runs at that time; if it does not start, spread the project’s triggers over the hour.',
  },
  CANCELED: {
    causes: 'A person stopped it in the editor, or the window in which it ran was closed.',
    next: 'Run it again if its work was needed; what it had already done is not undone.',
  },
  EXECUTION_DISABLED: {
    causes: 'An administrator disabled this type of process, or the owner may not run scripts.',
    next: 'Ask an administrator of the organisation; running it again has the same result.',
  },
  UNKNOWN: {
    causes: 'The service lost track of it, usually because it has just started or ended.',
    next: 'Refresh in a minute. If it stays unknown, check what the script was to change.',
  },
  PROCESS_STATUS_UNSPECIFIED: {
    causes: 'The service left the status out of its response.',
    next: 'Refresh; the end time and the log show whether it ended.',
  },
};

const byStatus = new Map<string, StatusAdvice>(Object.entries(advice));

/** The usual causes of a status and the next action; undefined for one that the console does not know. */
export function statusAdvice(status = 'PROCESS_STATUS_UNSPECIFIED'): StatusAdvice | undefined {
  return byStatus.get(status);
}
