import { type ScopeId, scopeKeys } from './scope-keys.ts';

/** A key and its action. Single-character keys can be changed. */
type Shortcut = { key: string; label: string };

/** The scope of keys: all screens, or those whose path begins with `path`. */
export type ShortcutScope = { id: ScopeId; label: string; path?: string; shortcuts: readonly Shortcut[] };

/** The actions of the keys by scope: the name of the scope, and a sentence for each key. */
const LABELS: Readonly<Record<ScopeId, readonly [place: string, sentences: Readonly<Record<string, string>>]>> = {
  everywhere: [
    'Everywhere',
    {
      '?': 'Show keyboard shortcuts',
      'Ctrl K': 'Search or go to a screen, action, name or ID',
      g: 'Go to a screen; press its letter next',
      '[': 'Collapse or expand the navigation',
      '`': 'Show the calls',
      z: 'Undo the last action',
      F6: 'Next part of the page: navigation, screen, panel, notifications',
      'Shift F6': 'Previous part of the page',
      Esc: 'Close the panel or window',
    },
  ],
  lists: [
    'Lists',
    {
      j: 'Next row or approval',
      k: 'Previous row or approval',
      Enter: 'Open the row',
      Space: 'Show details beside the list',
      '→': 'Move to the cells; F2 focuses the content of a cell',
      x: 'Select the row',
      X: 'Select a range up to this row',
      'Shift ↑ ↓': 'Extend the selection',
      '*': 'Select all loaded rows',
      'Ctrl A': 'Select all loaded rows',
      '.': 'Actions for the row',
      i: 'View API source',
      '/': 'Go to the filters',
      e: 'Save the loaded rows as CSV',
      C: 'Copy a link to the current list',
      R: 'Refresh',
    },
  ],
  processes: [
    'Processes',
    {
      f: 'Show only failed ones',
      L: 'Turn live updates on or off',
      t: 'Switch between relative and absolute times',
      G: 'Groups or table',
      l: 'Timeline or table',
      '<': 'The previous time range',
      '>': 'The next time range',
    },
  ],
  scripts: [
    'Script projects',
    {
      c: 'New project; in code, comment on the selected lines; in versions, compare with previous',
      E: 'Edit the code',
      n: 'New version or deployment',
      b: 'Roll the focused deployment, or the first one, back to the previous version',
      d: 'Metrics by day',
      w: 'Metrics by week',
      v: 'Mark the file as viewed',
      '1 – 7': 'Go to a tab',
      'Ctrl S': 'Save the draft',
      'Ctrl Shift F': 'Find in all files',
      'Ctrl Enter': 'Run the function',
    },
  ],
  calendar: [
    'Calendar',
    {
      n: 'Next week or days; in the grid also j',
      p: 'Previous week or days; in the grid also k',
      t: 'Go to today',
      d: 'Day; in a month, the focused one',
      x: 'Three days; on an event, select it, with Shift all events up to it',
      'Ctrl A': 'On an event, select all events that are shown',
      w: 'Week',
      m: 'Month; on an event, move it with the arrow keys, with Shift its end',
      M: 'Move the focused or open event to a time or calendar that you enter',
      a: 'Agenda; while an event is moved, whole days or hours',
      y: 'Year',
      '1': 'Day',
      '2': 'Week',
      '3': 'Month',
      '4': 'Agenda',
      '/': 'Search events',
      c: 'New event; on a half hour, at that time',
      q: 'Add an event in one line',
      '↑ ↓ ← →': 'Move between events, half hours or days; with Shift, select events',
      Enter: 'Open the event; on a free half hour or day, a new one',
      Delete: 'Delete the event',
    },
  ],
  files: [
    'Files',
    {
      n: 'New folder or file',
      u: 'Upload files',
      m: 'Move the selection',
      F2: 'Rename the focused item',
      '#': 'Move the selection to the trash, or restore it',
      Delete: 'Move the selection to the trash; in the trash, delete it forever',
      'Shift Delete': 'Delete the selection forever',
      d: 'Download the selection',
      Backspace: 'Go to the parent folder',
    },
  ],
  file: [
    'One file',
    {
      '1 – 6': 'Go to a tab',
      a: 'Approve',
      b: 'Snooze',
      q: 'Write a comment to request changes',
      d: 'Write a reason to decline',
      m: 'Write a message',
      c: 'Write a comment; in content and comparisons, on the selection or a place',
      r: 'In comments, reply to the thread; in approvals, reassign',
      n: 'Next page, or next unviewed part',
      p: 'Previous page',
      v: 'Mark the page as viewed, or not viewed',
      x: 'In revisions, compare the latest two',
      s: 'Share; in a comparison, side by side or in one column',
    },
  ],
  reviews: [
    'Approvals',
    {
      a: 'Approve',
      b: 'Snooze',
      q: 'Write a comment to request changes',
      d: 'Write a reason to decline',
      m: 'Write a message',
      c: 'Comment on the selection or a place',
      r: 'Reassign',
      n: 'Next page of the content, or next unviewed part',
      p: 'Previous page of the content',
      v: 'Mark the page as viewed, or not viewed',
      s: 'In a comparison, side by side or in one column',
      Esc: 'Back to the queue',
    },
  ],
  requests: ['Access requests', { a: 'Accept with the chosen role', d: 'Deny', r: 'Choose the role' }],
  access: ['Access review', { a: 'Keep', w: 'Narrow', d: 'Remove' }],
  events: [
    'Events',
    {
      e: 'Save all matching rows as CSV',
      'Ctrl Enter': 'Save the event',
      'Ctrl Backspace': 'Delete the event',
      'Alt ↑ ↓ ← →': 'Move the event',
    },
  ],
  calendars: [
    'Calendars',
    {
      n: 'New calendar',
      s: 'Subscribe to a calendar',
      a: 'People with access',
      Delete: 'Delete calendar',
    },
  ],
  availability: ['Availability', { c: 'Create an event at the chosen time' }],
  drives: [
    'Shared drives',
    {
      n: 'New shared drive',
      m: 'Members of the focused drive',
      h: 'Hide the focused drive from the list, or show it',
    },
  ],
  watches: ['Watches', { n: 'New watch' }],
  alerts: [
    'Alerts',
    {
      n: 'New rule or channel',
      a: 'Acknowledge the alert',
      s: 'Resolve the alert',
      t: 'Assign or unassign the alert',
      v: 'Open the source of the alert',
    },
  ],
  activity: [
    'Activity',
    {
      o: 'Open the target of the entry',
      u: 'Undo the change',
      y: 'Copy the request as curl',
      '<': 'The previous time range',
      '>': 'The next time range',
    },
  ],
  explorer: ['API explorer', { '/': 'Search operations', 'Ctrl Enter': 'Run the operation' }],
};

/** All keys of the console with their actions. */
export const shortcutScopes: readonly ShortcutScope[] = scopeKeys.map((scope) => {
  const [label, sentences] = LABELS[scope.id];
  return {
    id: scope.id,
    ...('path' in scope && { path: scope.path }),
    label,
    shortcuts: Object.entries(sentences).map(([key, sentence]) => ({ key, label: sentence })),
  };
});
