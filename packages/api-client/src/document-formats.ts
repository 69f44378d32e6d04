/** An export format of documents: its display name and file extension. */
export type DocumentFormat = { readonly label: string; readonly extension: string };

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** All export formats of documents, by media type. */
export const DOCUMENT_FORMATS: Readonly<Record<string, DocumentFormat | undefined>> = {
  'application/pdf': { label: 'PDF', extension: 'pdf' },
  [`${OFFICE}.wordprocessingml.document`]: { label: 'Word', extension: 'docx' },
  [`${OFFICE}.spreadsheetml.sheet`]: { label: 'Excel', extension: 'xlsx' },
  [`${OFFICE}.presentationml.presentation`]: { label: 'PowerPoint', extension: 'pptx' },
  [`${OPEN}.text`]: { label: 'OpenDocument text', extension: 'odt' },
  [`${OPEN}.spreadsheet`]: { label: 'OpenDocument spreadsheet', extension: 'ods' },
  [`${OPEN}.presentation`]: { label: 'OpenDocument presentation', extension: 'odp' },
  'application/x-vnd.oasis.opendocument.spreadsheet': { label: 'OpenDocument spreadsheet', extension: 'ods' },
  'application/epub+zip': { label: 'EPUB', extension: 'epub' },
  'application/rtf': { label: 'Rich text', extension: 'rtf' },
  'application/zip': { label: 'Web page, zipped', extension: 'zip' },
  'application/vnd.google-apps.script+json': { label: 'Script project as JSON', extension: 'json' },
  'text/html': { label: 'Web page', extension: 'html' },
  'text/plain': { label: 'Plain text', extension: 'txt' },
  'text/markdown': { label: 'Markdown', extension: 'md' },
  'text/x-markdown': { label: 'Markdown', extension: 'md' },
  'text/csv': { label: 'Comma-separated values', extension: 'csv' },
  'text/tab-separated-values': { label: 'Tab-separated values', extension: 'tsv' },
  'image/png': { label: 'PNG image', extension: 'png' },
  'image/jpeg': { label: 'JPEG image', extension: 'jpg' },
  'image/svg+xml': { label: 'SVG drawing', extension: 'svg' },
};
