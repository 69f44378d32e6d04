import type { ScreenHelp } from './screen-help-text.ts';

/** Help for Home and for what is about the console itself. */
export const systemHelp = {
  home: {
    purpose: 'Shows what needs you now. Every panel leads to the screen that has all of it.',
    notes: [
      'What is most urgent stands above: what is overdue or due within a day, what fails again and again, jobs that stopped, and requests that have waited for days.',
      'Which panels there are depends on your role.',
      'The keys 1 to 6 go to the panels.',
      'Pin what you come back to, here or beside its title: it stays above the places where you were last.',
    ],
  },
  activity: {
    purpose: 'Tells who did what through the console, and how it ended.',
    notes: [
      'Entries are chained: a check tells whether any of them was changed or removed.',
      'An entry shows before, after and, where it has been changed since, what it is now.',
      'A change can be taken back from here where an inverse exists; what was changed since is said before.',
      'What a change was about is kept for as long as the console is set up to, its record for longer.',
    ],
  },
  jobs: {
    purpose: 'Lists the jobs that you have started: changes of many things at once.',
    notes: ['Jobs go on when the page is closed, and after the console was started again.'],
  },
  job: {
    purpose: 'Shows one job, item by item.',
    notes: [
      'Files, events and approvals that had changed since you chose them are skipped. Access to calendars and requests for access have no version to compare.',
      'What failed for a passing reason can be tried again; what was done can be undone where that is possible.',
    ],
  },
  watches: {
    purpose: 'Shows what the services tell the console about, and starts and stops that.',
    notes: [
      'A watch ends by itself at its time. The address that is told has to be reachable by the services.',
      'It goes on when you sign out. What it told last is kept until a week after its end.',
    ],
  },
  people: {
    purpose: 'Tells who has a role in the console and who is signed in.',
    notes: [
      'An entry belongs to an address until its first sign-in, and to that person from then on.',
      'Whoever has no entry gets the role that the identity provider tells, where it tells one.',
    ],
  },
  person: {
    purpose: 'Shows one person: role, sessions, and what has to do with them in the three services.',
    notes: [
      'Other roles end every session of the person, as the permissions that were granted belong to the old ones.',
      'Files, scripts, reviews and busy times are those that you can see yourself.',
      'When somebody leaves, reviews are handed over, and access to drives, files and calendars is removed as jobs, which can be undone.',
    ],
  },
  'settings-reviews': {
    purpose: 'Sets how long decisions are held before they are sent, and keeps sentences to decide with.',
    notes: ['What is held can be taken back. With no time of your own, that of this console holds.'],
  },
  'settings-account': {
    purpose: 'Tells who you are here and at the file storage, and where you are signed in.',
    notes: ['Another session of yours ends at once when you end it, and with it what it may call.'],
  },
  'settings-services': {
    purpose: 'Shows what you have set at the calendar service.',
    notes: ['It can be read and watched from here, and changed only at the service itself.'],
  },
  'settings-data': {
    purpose: 'Takes your settings and views out of this console as a file, and takes such a file over.',
    notes: ['Views that you have under the same name already are left as they are.'],
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
    notes: ['Calls of everybody are counted, also those that the console makes by itself. No count tells who called.'],
  },
} as const satisfies Record<string, ScreenHelp>;
