const EDITOR_PREFIX = 'application/vnd.google-apps.';

// What people may put on the web; of the last two always the newest state.
const PUBLISHABLE = new Set(['document', 'spreadsheet', 'presentation', 'drawing'].map(withPrefix));
const ALWAYS_NEWEST = new Set(['presentation', 'drawing'].map(withPrefix));

function withPrefix(kind: string): string {
  return `${EDITOR_PREFIX}${kind}`;
}

/** Whether a revision of this kind can be published. */
export function isPublishable(mimeType: string): boolean {
  return PUBLISHABLE.has(mimeType);
}

/** Whether what is published of this kind follows each change, so that `publishAuto` cannot be false. */
export function isAlwaysNewest(mimeType: string): boolean {
  return ALWAYS_NEWEST.has(mimeType);
}
