import type { ScreenHelp } from './screen-help-text.ts';

/** Help for the screens of scripts. */
export const scriptHelp = {
  processes: {
    purpose: 'Finds the processes of scripts and tells why they failed.',
    notes: [
      'Filters are those of the service: the start filter takes what started at that time or later, the end filter what had completed by then. What still runs has not completed, so an end filter leaves it out.',
      'Times such as -24h stay relative in the address, so a kept link moves with the clock.',
      'Without a script chosen, the list holds processes that you started or that ran for you; with one, those of the script.',
      'The service has no operation that stops a process.',
    ],
  },
  projects: {
    purpose: 'Lists script projects with how often they run and how much of that fails.',
    notes: [
      'A project is a file: renaming, trashing and restoring it are those of the file.',
      'Runs and failures are counted over the processes that the service still keeps.',
      'No operation lists projects. Those that no search of files finds are under “Found elsewhere”: they have run lately, or you pinned them.',
    ],
  },
  'project-overview': {
    purpose: 'Shows one project: what it is, how it is used and what fails in it.',
    notes: [
      'Metrics come by day or by week, as the service counts them; a column opens the failures of its time.',
      'Where a deployment was changed a line is drawn, so that what broke with it is seen.',
    ],
  },
  'project-code': {
    purpose: 'Shows the files of a project and lets you change them.',
    notes: [
      'What you write is a draft in this browser and survives leaving the page. Saving replaces all files of the project at once, as the service has it.',
      'When somebody else saved meanwhile, both changes are merged, and what cannot be merged is asked.',
      'Versions are kept for ever: the service cannot remove one.',
    ],
  },
  'project-versions': {
    purpose: 'Lists the kept versions of a project and creates new ones.',
    notes: ['A version cannot be changed or removed.', 'Two chosen versions open side by side.'],
  },
  'project-compare': {
    purpose: 'Shows what differs between two versions, or a version and the code as it is.',
    notes: ['Files marked as viewed are folded away until they differ in another way.'],
  },
  'project-deployments': {
    purpose: 'Shows where a project is deployed and at which version, and changes that.',
    notes: [
      'Pointing a deployment back to an earlier version is the way to take a release back.',
      'The history of changes is what the console has seen; the service keeps none.',
      'Failures by version tells with which version a deployment began to fail, and what changed in it.',
      'The deployment of the newest code cannot be changed.',
    ],
  },
  'project-processes': {
    purpose: 'Lists the processes of one project.',
    notes: ['It is the processes screen with this script chosen, so all of its filters and keys work.'],
  },
  'project-run': {
    purpose: 'Runs a function with arguments and shows what came of it.',
    notes: [
      'The script has to be deployed as an API executable, and your sign-in must hold the scopes that it uses.',
      'A run can have any effect and cannot be taken back. It may take six minutes.',
    ],
  },
} as const satisfies Record<string, ScreenHelp>;
