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

/** Whether the content of files of this type holds words that can be found, or a picture with a size. */
export function isExtractable(mimeType: string): boolean {
  return DOCUMENTS.has(mimeType) || TEXTS.test(mimeType) || mimeType.startsWith('image/');
}
