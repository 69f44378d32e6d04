import type { ScreenHelp } from './screen-help-text.ts';

/** Help for Home and for the screens about the console itself. */
export const systemHelp = {
  home: {
    purpose: 'See what needs your attention. Each panel title opens the full list.',
    notes: [
      'The most urgent items come first: approvals that are overdue or due within a day, repeated failures, paused jobs, and requests that have waited for days. Muted errors are not counted.',
      'The panels depend on your role.',
      'Press 1 to 6 to move to a panel.',
      'Pin an item here or on its page to keep it at the top of Recently viewed.',
    ],
  },
  alerts: {
    purpose: 'See what needs attention, as your rules and those of your team define it.',
    notes: [
      'Rules are evaluated every minute while you are signed in, even if no page is open.',
      'An alert resolves when its condition ends. If you resolve it earlier, it opens again only after the condition has ended and begun again.',
      'Changes to an alert of a team rule apply to everyone who has it, except mutes.',
      'Press A to acknowledge, S to resolve, T to assign the open alert, and V to open its subject.',
    ],
  },
  'alert-rules': {
    purpose: 'Define what you are alerted about.',
    notes: [
      'The preview shows how often a rule would have fired in the last 30 days, based on what you can see.',
      'A rule uses your own permissions. While you are signed out, it is stopped and says so.',
      'Operators can make a rule a team rule. It is evaluated for each person with their own permissions.',
    ],
  },
  'alert-channels': {
    purpose: 'Choose where your alerts are sent: by email, to a chat or to a webhook.',
    notes: [
      'A rule sends alerts to the channels that you select in its panel.',
      'A digest collects alerts for a day or a week. Alerts in quiet hours are sent afterwards.',
      'A message that cannot be delivered is retried for about a day. The channel shows since when it has been failing, and the last response.',
      'Team channels receive the alerts of the owner of each rule. Operators manage them.',
    ],
  },
  reports: {
    purpose: 'Get lists regularly by email, at a webhook or as files in a folder.',
    notes: [
      'To add a report, open a list, set its filters, and choose Schedule… in the Export menu.',
      'A report uses your own permissions. While you are signed out, it waits.',
      'A report shows the result of its last run. After three failed runs in a row it is paused; saving it resumes it.',
      'A digest of approvals lists the approvals that are waiting for you in the message itself, overdue ones first.',
    ],
  },
  activity: {
    purpose: 'See who did what in this console, and the outcome.',
    notes: [
      'Entries are chained cryptographically. Verify audit log detects changed or removed entries.',
      'An entry shows the values before and after the change, and the current values if they differ.',
      'You can undo many changes here. You are warned if the target has changed since.',
      'The content of a change is deleted after the configured time; its record is stored longer.',
    ],
  },
  jobs: {
    purpose: 'View your jobs: changes to many items at once.',
    notes: ['Jobs continue after you close the page and when the console restarts.'],
  },
  job: {
    purpose: 'View a job and the result for each item.',
    notes: [
      'Items that have changed since you selected them are skipped, where the service provides a version to compare.',
      'You can retry temporary failures, and undo completed items where possible.',
    ],
  },
  watches: {
    purpose: 'Start and stop watches: the services notify this console of changes to a resource.',
    notes: [
      'A watch ends when it expires. The services must be able to reach the console.',
      'A watch continues after you sign out. Its last notification is stored for a week after it ends.',
    ],
  },
  people: {
    purpose: 'View people, their roles in the console and their sessions.',
    notes: [
      'A role is tied to an email address until that person first signs in, then to the person.',
      'A person without an entry gets their role from the identity provider.',
    ],
  },
  person: {
    purpose: 'View the roles, sessions, files, reviews and activity of a person.',
    notes: [
      'Changing roles signs the person out everywhere, because permissions are granted for a role at sign-in.',
      'You see only files, scripts, reviews and busy times that are visible to you.',
      'For offboarding, jobs reassign reviews and remove access to drives, files and calendars. You can undo removals, but not reassigned reviews.',
    ],
  },
  connections: {
    purpose:
      'Check the connections to the identity provider, the services and the database, and see how to fix problems.',
    notes: [
      'The checks are the same as those of “pnpm run doctor”, with your permissions.',
      'Call counts and last failures are those of the responding console process since it started.',
      'Register the redirect URI and scopes at the end of the list with the identity provider.',
    ],
  },
  'settings-reviews': {
    purpose: 'Set the undo period for decisions, and manage saved replies.',
    notes: ['If you do not choose an undo period, the console default applies.'],
  },
  'settings-account': {
    purpose: 'View your console account, your file storage account and your active sessions.',
    notes: ['Ending a session takes effect immediately and revokes its access.'],
  },
  'settings-services': {
    purpose: 'View your settings in the calendar service.',
    notes: ['The settings can be changed only in the service itself.'],
  },
  'settings-data': {
    purpose: 'Export your settings and views as a file, or import them from one.',
    notes: ['An import does not change existing views with the same name.'],
  },
  settings: {
    purpose: 'Change how the console looks and behaves for you.',
    notes: ['Settings are stored with your account and apply in every browser.'],
  },
  explorer: {
    purpose: 'Call any API operation and see the response.',
    notes: [
      'Your role applies as it does on the screens, and changes are recorded.',
      'Operations that change data are blocked until you allow changes, in this tab only.',
    ],
  },
  operation: {
    purpose: 'Fill in the parameters of an operation, run it and see the response.',
    notes: [
      'Your last 100 runs are saved; pinned runs are saved until you delete them. Bodies that contain a secret are not saved.',
      'Operations that cannot be undone ask you to type a word to confirm.',
      'A link to a form contains the parameters but not the body.',
    ],
  },
  coverage: {
    purpose: 'See which screens use each operation, how often it is called, and the result of the last call.',
    notes: ['Calls of all users and of the console itself are counted, without showing who called.'],
  },
} as const satisfies Record<string, ScreenHelp>;
