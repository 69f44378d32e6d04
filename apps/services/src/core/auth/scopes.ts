// These open what an app made itself or keeps for itself, or kinds of files that are not kept here.
const NARROW_SUFFIXES = new Set([
  'drive.appdata',
  'drive.apps.readonly',
  'drive.file',
  'drive.meet.readonly',
  'drive.photos.readonly',
]);

/**
 * How far a token reaches among the files that its person may read: to all of them, to those that its app was given and
 * its app's own data, or to that data alone.
 */
export const REACHES = ['drive', 'givenFiles', 'appData'] as const;

/** One of the ranges of a token. */
export type Reach = (typeof REACHES)[number];

/** How far the scopes of a token reach for an operation of the file storage service, by those that it accepts. */
export function toReach(accepted: readonly string[], scopes: ReadonlySet<string>): Reach {
  const suffixes = toSuffixes(scopes);
  const held = accepted.filter((suffix) => suffixes.has(suffix));
  if (held.some((suffix) => !NARROW_SUFFIXES.has(suffix))) return 'drive';
  return held.includes('drive.file') ? 'givenFiles' : 'appData';
}

// These tell about files, not what is in them.
const METADATA_SUFFIXES = new Set(['drive.apps.readonly', 'drive.metadata', 'drive.metadata.readonly']);

/** Whether the scopes of a token, among those that an operation accepts, open what files hold. */
export function opensContent(accepted: readonly string[], scopes: ReadonlySet<string>): boolean {
  const suffixes = toSuffixes(scopes);
  return accepted.some((suffix) => suffixes.has(suffix) && !METADATA_SUFFIXES.has(suffix));
}

function toSuffixes(scopes: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...scopes].map((scope) => scope.slice(scope.lastIndexOf('/') + 1)));
}
