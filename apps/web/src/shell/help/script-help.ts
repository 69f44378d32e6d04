import type { ScreenHelp } from './screen-help-text.ts';

/** Help for the screens of scripts. */
export const scriptHelp = {
  processes: {
    purpose: 'Finds the processes of scripts and shows why they failed.',
    notes: [
      'The filters are those of the service: the start filter matches what started at that time or later, the end filter what had completed by then. An end filter leaves out what is still running.',
      'Times such as -24h stay relative in the address, so a saved link moves with the clock.',
      'Without a script, the list shows processes that you started or that ran for you; with one, those of the script.',
      'A process that runs can be stopped, if the service offers that.',
      'Errors are grouped if their class, their message without values, and the function and file in which they happened are the same. Public services send no errors.',
      'With one project, the timeline also shows its deployments, versions, saves and changes of sharing.',
    ],
  },
  projects: {
    purpose: 'Lists script projects with their runs and failures.',
    notes: [
      'A project is a file: it is renamed, trashed and restored like one.',
      'Runs and failures are counted over the processes that the service still keeps.',
      'No operation lists projects. Those that no file search finds are under “From other sources”: they ran recently, or you pinned them.',
    ],
  },
  'project-overview': {
    purpose: 'Shows one project: its details, usage and failures.',
    notes: [
      'Metrics are by day or by week, as the service counts them; a column opens its failures.',
      'A line marks each change of a deployment, to show what broke with it.',
      'A function is failing since its first failure after ten runs that completed.',
    ],
  },
  'project-code': {
    purpose: 'Shows the files of a project and lets you change them.',
    notes: [
      'Your edits are a draft in this browser that survives leaving the page. Saving replaces all files of the project at once.',
      'If someone else has saved in the meantime, both changes are merged, and you resolve any conflicts.',
      'The manifest, appsscript.json, opens as a form beside its JSON. Its problems are listed with buttons that remove them.',
      'Versions are kept forever: the service cannot delete them.',
    ],
  },
  'project-versions': {
    purpose: 'Lists the versions of a project and creates new ones.',
    notes: ['A version cannot be changed or deleted.', 'Two selected versions open side by side.'],
  },
  'project-compare': {
    purpose: 'Shows what differs between two versions, or a version and the code as it is.',
    notes: ['Files marked as viewed stay collapsed until their differences change.'],
  },
  'project-deployments': {
    purpose: 'Shows and changes the deployments of a project and their versions.',
    notes: [
      'To roll back a release, choose Roll back on its deployment: the version that it served before is preselected.',
      'The history holds the changes that the console has seen; the service keeps none.',
      'Failures by version shows with which version a deployment started to fail, and what changed in it.',
      'The deployment of the newest code cannot be changed.',
    ],
  },
  'project-triggers': {
    purpose: 'Shows the functions of a project that run on a schedule.',
    notes: [
      'A trigger runs the latest saved code on behalf of the user who created it, with the permissions that this user had granted.',
      'A trigger that runs once is removed when it has run.',
      'A deleted trigger can be restored for 30 days, with Undo or from Activity.',
    ],
  },
  'project-properties': {
    purpose: 'Shows the script properties of a project, and who changed them.',
    notes: [
      'Values may be secrets: they are hidden until an operator asks for one, which the audit log records.',
      'The audit log does not store values, so only the message after a change can undo it.',
      'Runs of the script change properties too, on behalf of their user.',
    ],
  },
  'project-processes': {
    purpose: 'Lists the processes of one project.',
    notes: ['The Processes screen for this script, with the same filters and shortcuts.'],
  },
  'project-run': {
    purpose: 'Runs a function with arguments and shows the outcome.',
    notes: [
      'The script has to be deployed as an API executable, and your sign-in must grant the scopes that it uses.',
      'A run can have any effect and cannot be undone. It may take up to six minutes.',
    ],
  },
} as const satisfies Record<string, ScreenHelp>;
