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
  'application/epub+zip': 'EPUB book',
  'application/gzip': 'Archive',
  'application/json': 'JSON',
  'application/msword': 'Word document',
  'application/octet-stream': 'Binary file',
  'application/pdf': 'PDF',
  'application/rtf': 'Rich text',
  'application/vnd.ms-excel': 'Excel workbook',
  'application/vnd.ms-powerpoint': 'PowerPoint slides',
  'application/vnd.oasis.opendocument.presentation': 'OpenDocument slides',
  'application/vnd.oasis.opendocument.spreadsheet': 'OpenDocument sheet',
  'application/vnd.oasis.opendocument.text': 'OpenDocument text',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint slides',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel workbook',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/zip': 'Archive',
  'font/collection': 'Font collection',
  'message/rfc822': 'Mail message',
  'text/csv': 'CSV',
  'text/html': 'HTML',
  'text/markdown': 'Markdown',
  'text/plain': 'Text',
  'text/tab-separated-values': 'TSV',
};

const MEDIA = new Set(['audio', 'font', 'image', 'video']);
/** The prefixes and suffixes around the type name (RFC 6838, sections 3 and 4.2.8). */
const AFFIXES = /^(?:x-|vnd\.)+|\+(?:json|xml|zip)$/g;

/** Returns the name of a file type in one or two words. */
export function getTypeName(mimeType: string | undefined): string {
  if (!mimeType) return '';
  const [group = '', kind = ''] = mimeType.split('/');
  const name = kind.replaceAll(AFFIXES, '');
  return TYPE_NAMES[mimeType] ?? (MEDIA.has(group) ? `${name.toUpperCase()} ${group}` : name);
}
