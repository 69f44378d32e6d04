const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

const DOCUMENTS = new Set([
  'application/pdf',
  'application/rtf',
  'application/zip',
  'application/x-zip-compressed',
  'message/rfc822',
  ...['wordprocessingml.document', 'spreadsheetml.sheet', 'presentationml.presentation'].map(
    (kind) => `${OFFICE}.${kind}`,
  ),
  ...['text', 'spreadsheet', 'presentation'].map((kind) => `${OPEN}.${kind}`),
]);
const TEXTS = /^text\/|^application\/(?:json|xml|javascript|x-sh|sql|[\w.-]+\+(?:json|xml))$/u;

/** Whether files of this type contain searchable words or a picture with dimensions. */
export function isExtractable(mimeType: string): boolean {
  return DOCUMENTS.has(mimeType) || TEXTS.test(mimeType) || mimeType.startsWith('image/');
}
