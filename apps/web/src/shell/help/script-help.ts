import type { ScreenHelp } from './screen-help-text.ts';

/** Help for the script screens. */
export const scriptHelp = {
  processes: {
    purpose: 'Find script runs (processes) and see why they failed.',
    notes: [
      'The start filter matches processes that started at or after a time; the end filter matches processes that ended by then, so it excludes running ones.',
      'Relative times such as -24h stay relative in links and saved views.',
      'Without a script filter, the list shows processes that you started or that ran as you. With a script filter, it shows all processes of that script.',
      'You can stop a running process if the service supports it.',
      'Run again starts the selected processes as a job. Enter the arguments once: services do not return those of earlier runs.',
      'The line above the list counts loaded processes by status, or all that match the other filters; it says which.',
      'Errors are grouped by class, message without values, function and file. Public services do not send errors.',
      'For a single project, the timeline also shows deployments, versions, saves and sharing changes.',
    ],
  },
  projects: {
    purpose: 'View script projects with their runs and failures.',
    notes: [
      'A project is a file: you can rename it, move it to the trash and restore it.',
      'Runs and failures are counted from the processes that the service still stores.',
      'Projects that a file search does not find are listed under “From other sources” if they ran recently or you pinned them.',
    ],
  },
  'project-overview': {
    purpose: 'View the details, usage and failures of a project.',
    notes: [
      'Metrics are per day or week. Select a column to open its failures.',
      'Vertical lines mark deployments, so you can see what failed afterwards.',
      'A function counts as failing from its first failure after ten successful runs.',
    ],
  },
  'project-code': {
    purpose: 'View and edit the files of a project.',
    notes: [
      'Your edits are stored as a draft in this browser until you save. Saving replaces all files of the project.',
      'If someone else has saved in the meantime, both changes are merged and you resolve the conflicts.',
      'The manifest, appsscript.json, opens as a form beside its JSON. Its problems are listed with buttons that fix them.',
      'Versions are permanent: they cannot be deleted.',
    ],
  },
  'project-versions': {
    purpose: 'View the versions of a project and create new ones.',
    notes: [
      'Versions cannot be changed or deleted.',
      'Select two versions to compare them.',
      'To return the code to a version, view its code and choose Restore this code. You see the changes before you save them.',
    ],
  },
  'project-compare': {
    purpose: 'Compare two versions, or a version with the latest code (HEAD).',
    notes: ['Files marked as viewed stay collapsed until their differences change.'],
  },
  'project-deployments': {
    purpose: 'View and change the deployments of a project.',
    notes: [
      'To return to the previous version, choose Roll back on a deployment; that version is preselected.',
      'To schedule a deployment, choose When: At a time. The console uses the permissions of whoever scheduled it.',
      'The history contains changes recorded by this console; the service does not provide one.',
      'Failures by version shows the version with which a deployment started to fail, and its changes.',
      'The test deployment always runs the latest code and cannot be changed.',
    ],
  },
  'project-triggers': {
    purpose: 'View and edit the triggers of a project: functions that run on a schedule.',
    notes: [
      'A trigger runs the latest saved code as the user who created it, with the permissions that this user granted.',
      'A trigger that runs once is removed after its run.',
      'You can restore a deleted trigger for 30 days with Undo or from Activity.',
    ],
  },
  'project-properties': {
    purpose: 'View and edit script properties, and see who changed them.',
    notes: [
      'Values may be secrets, so they are hidden. Operators can show a value; the audit log records it.',
      'The audit log does not store values, so you can undo a change only from the message that confirms it.',
      'Script runs can also change properties; the change is attributed to the user who ran the script.',
    ],
  },
  'project-processes': {
    purpose: 'View the processes of a project.',
    notes: ['The filters and shortcuts are those of the Processes screen.'],
  },
  'project-run': {
    purpose: 'Run a function with arguments and see the result.',
    notes: [
      'The script must be deployed as an API executable, or you must be an editor to run the latest code. Your sign-in must grant the scopes that the script uses.',
      'The effects of a run cannot be undone. A run can take up to six minutes.',
    ],
  },
} as const satisfies Record<string, ScreenHelp>;
