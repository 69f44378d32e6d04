// These scopes cover an app's own files and data, or file types that are not supported here.
const NARROW_SUFFIXES = new Set([
  'drive.appdata',
  'drive.apps.readonly',
  'drive.file',
  'drive.meet.readonly',
  'drive.photos.readonly',
]);

/**
 * The files that a token can access among those its user may read: all, those given to its app and the app's own data, or only
 * that data.
 */
export const FILE_ACCESS_RANGES = ['drive', 'givenFiles', 'appData'] as const;

/** A range of files that a token can access. */
export type FileAccessRange = (typeof FILE_ACCESS_RANGES)[number];

/** Returns the reach of a token's scopes for a file storage operation, considering only the scopes that it accepts. */
export function toAccessRange(accepted: readonly string[], scopes: ReadonlySet<string>): FileAccessRange {
  const suffixes = toSuffixes(scopes);
  const held = accepted.filter((suffix) => suffixes.has(suffix));
  if (held.some((suffix) => !NARROW_SUFFIXES.has(suffix))) return 'drive';
  return held.includes('drive.file') ? 'givenFiles' : 'appData';
}

// These scopes cover metadata, not content.
const METADATA_SUFFIXES = new Set(['drive.apps.readonly', 'drive.metadata', 'drive.metadata.readonly']);

/** Whether a token's scopes, among those that an operation accepts, grant access to file content. */
export function grantsContent(accepted: readonly string[], scopes: ReadonlySet<string>): boolean {
  const suffixes = toSuffixes(scopes);
  return accepted.some((suffix) => suffixes.has(suffix) && !METADATA_SUFFIXES.has(suffix));
}

function toSuffixes(scopes: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...scopes].map((scope) => scope.slice(scope.lastIndexOf('/') + 1)));
}
