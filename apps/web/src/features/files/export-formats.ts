import { operationQuery } from '#shared/operation-query.ts';

/** Formats that the service makes of documents, by the type of the document. They change rarely. */
export const exportFormatsQuery = {
  ...operationQuery('drive.about.get', { fields: 'exportFormats' }),
  staleTime: 3_600_000,
};

type Format = { label: string; extension: string };

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const FORMATS = new Map<string, Format>([
  ['application/pdf', { label: 'PDF', extension: 'pdf' }],
  [`${OFFICE}.wordprocessingml.document`, { label: 'Word', extension: 'docx' }],
  [`${OFFICE}.spreadsheetml.sheet`, { label: 'Excel', extension: 'xlsx' }],
  [`${OFFICE}.presentationml.presentation`, { label: 'PowerPoint', extension: 'pptx' }],
  [`${OPEN}.text`, { label: 'OpenDocument text', extension: 'odt' }],
  [`${OPEN}.spreadsheet`, { label: 'OpenDocument spreadsheet', extension: 'ods' }],
  [`${OPEN}.presentation`, { label: 'OpenDocument presentation', extension: 'odp' }],
  ['application/x-vnd.oasis.opendocument.spreadsheet', { label: 'OpenDocument spreadsheet', extension: 'ods' }],
  ['application/epub+zip', { label: 'EPUB', extension: 'epub' }],
  ['application/rtf', { label: 'Rich text', extension: 'rtf' }],
  ['application/zip', { label: 'Web page, zipped', extension: 'zip' }],
  ['application/vnd.google-apps.script+json', { label: 'Script project as JSON', extension: 'json' }],
  ['text/html', { label: 'Web page', extension: 'html' }],
  ['text/plain', { label: 'Plain text', extension: 'txt' }],
  ['text/markdown', { label: 'Markdown', extension: 'md' }],
  ['text/x-markdown', { label: 'Markdown', extension: 'md' }],
  ['text/csv', { label: 'Comma-separated values', extension: 'csv' }],
  ['text/tab-separated-values', { label: 'Tab-separated values', extension: 'tsv' }],
  ['image/png', { label: 'PNG image', extension: 'png' }],
  ['image/jpeg', { label: 'JPEG image', extension: 'jpg' }],
  ['image/svg+xml', { label: 'SVG drawing', extension: 'svg' }],
]);

/** How a format is called; one that is not known here as the service names it. */
export function formatLabel(mimeType: string): string {
  return FORMATS.get(mimeType)?.label ?? mimeType;
}

/** Types to choose from: the first one of those that are the same format under several names. */
export function offeredTypes(types: readonly string[]): string[] {
  return types.filter((type, index) => types.findIndex((other) => formatLabel(other) === formatLabel(type)) === index);
}

/** The name of what is exported: that of the document, with the ending of the format. */
export function exportName(name: string, mimeType: string): string {
  const extension = FORMATS.get(mimeType)?.extension;
  return extension === undefined || name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
}
