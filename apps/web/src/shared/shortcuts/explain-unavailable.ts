import type { Preferences } from '#shared/preferences/preferences.ts';
import { findBoundKey } from './bound-key.ts';
import type { ScopeId } from './scope-keys.ts';
import { listScopes } from './scopes-at.ts';
import { shortcutScopes } from './shortcut-scopes.ts';

const LOADING = 'The screen is still loading.';
const NO_APPROVAL = 'Open an approval in progress first.';
const NO_LIST = 'This screen has no list, or the list is empty.';
const NO_SELECTION = 'This screen has no list whose rows can be selected.';
const NO_EVENT = 'Focus or open an event first.';
const NO_PROJECT = 'Open the project’s Metrics first.';
const NO_RANGE = 'This list has no time range.';
const NO_DRIVE = 'Open a shared drive’s details first.';
const NO_REQUEST = 'Open a request first.';
const NO_ENTRY = 'Open an entry first.';
const NO_FILES = 'Select files first.';

/** What a key requires that is not on the screen, if the scope has the key but nothing listens to it. */
const NEEDS: Readonly<Record<ScopeId, { any: string; keys?: Readonly<Record<string, string>> }>> = {
  everywhere: { any: LOADING },
  lists: {
    any: NO_LIST,
    keys: {
      x: NO_SELECTION,
      X: NO_SELECTION,
      '*': NO_SELECTION,
      '/': 'This screen has no filters.',
      C: 'This screen has no link to copy.',
      R: 'Nothing to refresh on this screen.',
    },
  },
  processes: { any: LOADING, keys: { '<': NO_RANGE, '>': NO_RANGE } },
  scripts: {
    any: 'Open a project first.',
    keys: {
      E: 'Open the project’s Code first.',
      n: 'Open the project’s Versions or Deployments first.',
      b: 'Open the project’s Deployments first.',
      d: NO_PROJECT,
      w: NO_PROJECT,
      v: 'Compare two versions first.',
    },
  },
  calendar: { any: LOADING, keys: { M: NO_EVENT, Delete: 'Focus an event first.' } },
  files: {
    any: LOADING,
    keys: { m: NO_FILES, '#': NO_FILES, d: NO_FILES, Delete: NO_FILES, 'Shift Delete': NO_FILES },
  },
  file: {
    any: LOADING,
    keys: {
      a: 'Open the file’s approval in progress first.',
      d: 'Open the file’s approval in progress first.',
      m: 'Open the file’s approval in progress first.',
      r: 'Open the file’s comments or its approval in progress first.',
      n: 'Open the preview of a file with pages, cells or characters first.',
      p: 'Open the preview of a PDF first.',
      v: 'Open the preview of a PDF first.',
      x: 'Open the file’s revisions first.',
    },
  },
  reviews: {
    any: NO_APPROVAL,
    keys: {
      n: 'Open an approval of a file with pages, cells or characters first.',
      p: 'Open an approval of a file with pages first.',
      v: 'Open an approval of a PDF first.',
      s: 'Open a comparison first.',
    },
  },
  requests: { any: NO_REQUEST },
  access: { any: 'Open a row of the review first.' },
  events: { any: 'No events to save.' },
  calendars: {
    any: 'Open the list of calendars first.',
    keys: { a: 'Open a calendar first.', Delete: 'Open a calendar first.' },
  },
  availability: { any: 'Choose a free time first.' },
  drives: { any: NO_DRIVE, keys: { n: 'Open the list of shared drives first.' } },
  watches: { any: LOADING },
  alerts: { any: 'Open an alert first.', keys: { n: LOADING } },
  activity: { any: NO_ENTRY, keys: { '<': NO_RANGE, '>': NO_RANGE } },
  explorer: { any: LOADING },
};

/**
 * Explains why a pressed key has no effect at `path`, and what it would do. Returns undefined if the key has no function there.
 */
export function explainUnavailable(path: string, pressed: string, preferences: Preferences): string | undefined {
  for (const { id, shortcuts } of listScopes(path, shortcutScopes)) {
    const shortcut = shortcuts.find(({ key }) => findBoundKey(key, path, preferences) === pressed);
    if (!shortcut) continue;
    const { any, keys } = NEEDS[id];
    return `“${shortcut.label}” is not available now. ${keys?.[shortcut.key] ?? any}`;
  }
  return undefined;
}
