/** One key and what it does. A key of one character can be changed. */
type Shortcut = { key: string; label: string };

/** Where keys work: on every screen, or on those whose address begins with `path`. */
export type ShortcutScope = { id: string; label: string; path?: string; shortcuts: readonly Shortcut[] };

const keys = (entries: Readonly<Record<string, string>>): readonly Shortcut[] =>
  Object.entries(entries).map(([key, label]) => ({ key, label }));

/** Every key of the console. Keys of a screen come before those of lists, and these before those that work everywhere. */
export const shortcutScopes: readonly ShortcutScope[] = [
  {
    id: 'everywhere',
    label: 'Everywhere',
    shortcuts: keys({
      '?': 'Show these keys',
      'Ctrl K': 'Go to a screen, an action or an ID',
      g: 'Then the letter of a screen: go there',
      '[': 'Narrow or widen the navigation',
      '`': 'Show the calls that were made',
      z: 'Take the last action back, while that is offered',
      Esc: 'Close the panel or window',
    }),
  },
  {
    id: 'lists',
    label: 'Lists',
    shortcuts: keys({
      j: 'Next row',
      k: 'Previous row',
      Enter: 'Open the row',
      Space: 'Show details beside the list',
      '→': 'Into the cells; F2 goes into what a cell holds',
      x: 'Select the row',
      X: 'Select all rows up to this one',
      '*': 'Select all loaded rows',
      '.': 'Actions for the row',
      '/': 'Go to the filters',
      R: 'Load again',
    }),
  },
  {
    id: 'processes',
    label: 'Processes',
    path: '/processes',
    shortcuts: keys({
      f: 'Show only failed ones',
      L: 'Turn live updates on or off',
      e: 'Save the loaded ones as CSV',
      t: 'Switch between relative and absolute times',
      G: 'In groups, or as a table',
      l: 'Over time, or as a table',
      '<': 'The span of time before',
      '>': 'The span of time after',
    }),
  },
  {
    id: 'scripts',
    label: 'Script projects',
    path: '/scripts',
    shortcuts: keys({
      c: 'New project; in versions, compare with the one before',
      E: 'Edit the code',
      n: 'New version or deployment',
      b: 'Point the deployment with the focus, or the first one, back to the version before',
      d: 'Metrics by day',
      w: 'Metrics by week',
      v: 'Mark the file as viewed',
      '1 – 7': 'Go to a tab',
      'Ctrl S': 'Save the draft',
      'Ctrl Shift F': 'Find in all files',
      'Ctrl Enter': 'Run the function',
    }),
  },
  {
    id: 'calendar',
    label: 'Calendar',
    path: '/calendar',
    shortcuts: keys({
      n: 'Later week or days; in the grid also j',
      p: 'Earlier week or days; in the grid also k',
      t: 'Go to today',
      d: 'Day; in a month, the one with the focus',
      x: 'Three days',
      w: 'Week',
      m: 'Month; on an event, move it with the arrow keys, with Shift its end',
      a: 'Agenda; while an event is moved, whole days or hours',
      y: 'Year',
      c: 'New event; on a half hour, one there',
      q: 'Add an event in one line',
      '↑ ↓ ← →': 'Move between events, half hours or days',
      Enter: 'Open the event; on a free half hour or day, a new one',
      Delete: 'Delete the event',
    }),
  },
  {
    id: 'files',
    label: 'Files',
    path: '/files',
    shortcuts: keys({
      n: 'New folder or file',
      u: 'Upload files',
      m: 'Move the selected ones',
      '#': 'Move the selected ones to the trash, or out of it',
      d: 'Download the selected ones',
      Backspace: 'Go to the folder above',
    }),
  },
  {
    id: 'file',
    label: 'One file',
    path: '/file',
    shortcuts: keys({
      '1 – 6': 'Go to a tab',
      a: 'Approve',
      d: 'Decline',
      m: 'Write a message',
      x: 'In revisions, compare the latest two',
      s: 'In a comparison, side by side or in one column',
    }),
  },
  {
    id: 'reviews',
    label: 'Approvals',
    path: '/reviews',
    shortcuts: keys({
      a: 'Approve',
      d: 'Decline',
      m: 'Write a message',
      n: 'Next approval',
      p: 'Previous approval',
      v: 'Open the content',
      s: 'In a comparison, side by side or in one column',
    }),
  },
  {
    id: 'requests',
    label: 'Access requests',
    path: '/access-requests',
    shortcuts: keys({ a: 'Accept with the chosen role', d: 'Deny', r: 'Choose the role', n: 'Next request' }),
  },
  {
    id: 'events',
    label: 'Events',
    path: '/events',
    shortcuts: keys({ e: 'Save the loaded ones as CSV', 'Ctrl Enter': 'Save the event' }),
  },
  {
    id: 'calendars',
    label: 'Calendars',
    path: '/calendars',
    shortcuts: keys({ n: 'New calendar', s: 'Subscribe to a calendar' }),
  },
  {
    id: 'availability',
    label: 'Availability',
    path: '/availability',
    shortcuts: keys({ c: 'Make an event of the chosen time' }),
  },
  { id: 'drives', label: 'Shared drives', path: '/drives', shortcuts: keys({ n: 'New shared drive' }) },
  { id: 'watches', label: 'Watches', path: '/watches', shortcuts: keys({ n: 'New watch' }) },
  {
    id: 'activity',
    label: 'Activity',
    path: '/activity',
    shortcuts: keys({ o: 'Open what the entry is about', u: 'Take the change back', y: 'Copy the request as curl' }),
  },
  {
    id: 'explorer',
    label: 'API explorer',
    path: '/explorer',
    shortcuts: keys({ '/': 'Search operations', 'Ctrl Enter': 'Run the form' }),
  },
];
