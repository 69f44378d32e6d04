import type { ProcessStatus } from './process-status-name.ts';

/** The common causes of a status, and the next action. */
type StatusAdvice = { causes: string; next: string };

const advice: Readonly<Record<ProcessStatus, StatusAdvice>> = {
  RUNNING: {
    causes: 'Started by a trigger, a person or another program, and not finished yet.',
    next: 'Wait for the run to finish, or stop it. If it takes much longer than earlier runs, check its log.',
  },
  FAILED: {
    causes: 'An uncaught exception – for example a missing value, a denied call or an exceeded quota.',
    next: 'Open the failing line, then compare it with the last version that worked.',
  },
  TIMED_OUT: {
    causes: 'Too much work for a single run, or a slow service.',
    next: 'Find the slow step in the log, then split the work across several runs.',
  },
  COMPLETED: {
    causes: 'The function completed. The log may still contain warnings.',
    next: 'No action is needed.',
  },
  PAUSED: {
    causes: 'Waiting for someone to answer a dialog or give consent, or out of runtime for now.',
    next: 'Check who has the script open. The service resumes or ends the run.',
  },
  DELAYED: {
    causes: 'Too many queued runs, or an exhausted daily quota.',
    next: 'Check what else runs at that time. If the run does not start, spread the project’s triggers over the hour.',
  },
  CANCELED: {
    causes: 'Stopped in the console or the editor, or the window of the editor was closed.',
    next: 'Run it again if needed. Completed steps are not rolled back.',
  },
  EXECUTION_DISABLED: {
    causes: 'An administrator disabled this type of process, or the owner lacks permission to run scripts.',
    next: 'Ask an administrator of your organisation. Running it again will not help.',
  },
  UNKNOWN: {
    causes: 'The service lost track of the run, usually because it has just started or ended.',
    next: 'Refresh in a minute. If the status stays unknown, check the script’s effects directly.',
  },
  PROCESS_STATUS_UNSPECIFIED: {
    causes: 'The service returned no status.',
    next: 'Refresh, then check the end time and the log.',
  },
};

const byStatus = new Map<string, StatusAdvice>(Object.entries(advice));

/** Returns the common causes of a status and the next action. Returns undefined for unknown statuses. */
export function describeStatusAdvice(status = 'PROCESS_STATUS_UNSPECIFIED'): StatusAdvice | undefined {
  return byStatus.get(status);
}
