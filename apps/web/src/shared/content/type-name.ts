const EDITOR_PREFIX = 'application/vnd.google-apps.';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  [`${EDITOR_PREFIX}folder`]: 'Folder',
  [`${EDITOR_PREFIX}shortcut`]: 'Shortcut',
  [`${EDITOR_PREFIX}document`]: 'Document',
  [`${EDITOR_PREFIX}spreadsheet`]: 'Spreadsheet',
  [`${EDITOR_PREFIX}presentation`]: 'Presentation',
  [`${EDITOR_PREFIX}drawing`]: 'Drawing',
  [`${EDITOR_PREFIX}form`]: 'Form',
  [`${EDITOR_PREFIX}script`]: 'Script',
  'application/json': 'JSON',
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'text/html': 'HTML',
  'text/markdown': 'Markdown',
  'text/plain': 'Text',
};

/** What a file is, in a word. */
export function typeName(mimeType: string | undefined): string {
  if (!mimeType) return '';
  const [group = '', kind = ''] = mimeType.split('/');
  return TYPE_NAMES[mimeType] ?? (group === 'image' ? `${kind.toUpperCase()} image` : kind);
}
