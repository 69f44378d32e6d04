import type { ScreenHelp } from './screen-help-text.ts';

/** Help for Home and for what is about the console itself. */
export const systemHelp = {
  home: {
    purpose: 'Shows what needs your attention now. Every panel leads to the screen with the full list.',
    notes: [
      'The most urgent comes first: approvals that are overdue or due within a day, repeated failures, stopped jobs, and requests that have waited for days.',
      'The panels depend on your role.',
      'The keys 1 to 6 go to the panels.',
      'Pin a place, here or beside its title, to keep it above recent places.',
    ],
  },
  activity: {
    purpose: 'Shows who did what through the console, and the outcome.',
    notes: [
      'Entries are chained: a check shows whether any was changed or removed.',
      'An entry shows the values before and after and, if they have changed since, the current ones.',
      'A change can be undone here if an inverse exists; you are warned of later changes first.',
      'The content of a change is kept for the configured time, its record for longer.',
    ],
  },
  jobs: {
    purpose: 'Lists the jobs that you have started: changes to many items at once.',
    notes: ['Jobs continue when the page is closed and after the console restarts.'],
  },
  job: {
    purpose: 'Shows one job, item by item.',
    notes: [
      'Files, events and approvals that have changed since you selected them are skipped. Access to calendars and access requests have no version to compare.',
      'Temporary failures can be retried; what was done can be undone where possible.',
    ],
  },
  watches: {
    purpose: 'Lists, starts and stops watches: notifications of changes that the services send to the console.',
    notes: [
      'A watch ends automatically at its expiry. The services must be able to reach the console.',
      'A watch continues when you sign out. Its last notification is stored for a week after it ends.',
    ],
  },
  people: {
    purpose: 'Shows who has a role in the console and who is signed in.',
    notes: [
      'A role is tied to an email address until that person first signs in, then to the person.',
      'A person without an entry gets the role from the identity provider, if any.',
    ],
  },
  person: {
    purpose: 'Shows one person: roles, sessions, and their files, reviews and activity.',
    notes: [
      'Changing the roles ends every session of the person, as the granted permissions belong to the old roles.',
      'Files, scripts, reviews and busy times are limited to those you can see.',
      'When someone leaves, jobs reassign their reviews and remove their access to drives, files and calendars; these can be undone.',
    ],
  },
  connections: {
    purpose: 'Checks the identity provider, the services, the store and the ways to the console, and says what to set.',
    notes: [
      'The checks are those of the command “pnpm run doctor”, with the permissions of your session.',
      'Numbers of calls and last failures are those of the console process that responds, since it started.',
      'Redirect address and scopes at the end are what to register at the identity provider.',
    ],
  },
  'settings-reviews': {
    purpose: 'Sets how long decisions are held before they are sent, and saves reasons for decisions.',
    notes: ['Held decisions can be undone. If you set no time, the console default applies.'],
  },
  'settings-account': {
    purpose: 'Shows your account here and in file storage, and where you are signed in.',
    notes: ['Ending another of your sessions takes effect immediately and revokes its access.'],
  },
  'settings-services': {
    purpose: 'Shows your settings in the calendar service.',
    notes: ['They can be viewed and watched here, and changed only in the service itself.'],
  },
  'settings-data': {
    purpose: 'Exports your settings and views as a file, and imports such a file.',
    notes: ['Existing views with the same name are not changed.'],
  },
  settings: {
    purpose: 'Changes how the console looks and behaves for you.',
    notes: ['Settings are stored with your account and apply in every browser.'],
  },
  explorer: {
    purpose: 'Runs any operation by hand.',
    notes: [
      'Your role applies as it does on the screens, and changes are recorded.',
      'Operations that change data are blocked until you allow changes, in this tab only.',
    ],
  },
  operation: {
    purpose: 'Shows the parameters of one operation, runs it and shows the response.',
    notes: [
      'Your last hundred runs are kept, pinned ones until you delete them. Bodies that contain a secret are not kept.',
      'Operations that cannot be undone ask you to type a word.',
      'A link to a form contains the parameters, but not the body.',
    ],
  },
  coverage: {
    purpose: 'Shows which screens use each operation, how often it is called and with what result.',
    notes: [
      'Everyone’s calls are counted, including those that the console makes itself. The counts do not show who called.',
    ],
  },
} as const satisfies Record<string, ScreenHelp>;
