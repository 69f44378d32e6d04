const EDITOR_PREFIX = 'application/vnd.google-apps.';

// Types that can be published to the web. For the last two, always the latest state.
const PUBLISHABLE = new Set(['document', 'spreadsheet', 'presentation', 'drawing'].map(withPrefix));
const ALWAYS_NEWEST = new Set(['presentation', 'drawing'].map(withPrefix));

function withPrefix(kind: string): string {
  return `${EDITOR_PREFIX}${kind}`;
}

/** Whether revisions of this type can be published. */
export function isPublishable(mimeType: string): boolean {
  return PUBLISHABLE.has(mimeType);
}

/** Whether publications of this type always show the latest state, so that `publishAuto` cannot be false. */
export function followsLatestRevision(mimeType: string): boolean {
  return ALWAYS_NEWEST.has(mimeType);
}
