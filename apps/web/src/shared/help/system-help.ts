import type { ScreenHelp } from './screen-help-text.ts';

/** Help for Home and for what is about the console itself. */
export const systemHelp = {
  home: {
    purpose: 'Shows what needs you now. Every panel leads to the screen that has all of it.',
    notes: [
      'Which panels there are depends on your role.',
      'The keys 1 to 6 go to the panels.',
      'Pin what you come back to: it stays above the places where you were last.',
    ],
  },
  activity: {
    purpose: 'Tells who did what through the console, and how it ended.',
    notes: [
      'Entries are chained: a check tells whether any of them was changed or removed.',
      'A change can be taken back from here where an inverse exists and nothing else was changed since.',
    ],
  },
  jobs: {
    purpose: 'Lists the jobs that you have started: changes of many things at once.',
    notes: ['Jobs go on when the page is closed, and after the backend was started again.'],
  },
  job: {
    purpose: 'Shows one job, item by item.',
    notes: [
      'Items that had changed since you chose them are skipped.',
      'What failed for a passing reason can be tried again; what was done can be undone where that is possible.',
    ],
  },
  watches: {
    purpose: 'Shows what the services tell the console about, and starts and stops that.',
    notes: ['A watch ends by itself at its time. The address that is told has to be reachable by the services.'],
  },
  settings: {
    purpose: 'Changes how the console looks and behaves for you.',
    notes: ['Settings are kept with your account and follow you to other browsers.'],
  },
  explorer: {
    purpose: 'Runs any of the 118 operations by hand.',
    notes: [
      'Your role decides as it does on the screens, and what changes something is on record.',
      'What changes something is locked until you unlock it, in this tab only.',
    ],
  },
  operation: {
    purpose: 'Shows what one operation takes, runs it and keeps what came back.',
    notes: [
      'The last hundred runs are kept for you, pinned ones until you forget them. Bodies that hold a secret are not kept.',
      'What cannot be undone asks for its name.',
      'A link to a form holds the parameters and not the body.',
    ],
  },
  coverage: {
    purpose: 'Tells of every operation which screens use it, how often it is called and how that went.',
    notes: ['Calls of everybody are counted, also those that the backend makes by itself. No count tells who called.'],
  },
} as const satisfies Record<string, ScreenHelp>;
