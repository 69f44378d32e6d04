const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const EDITOR = 'application/vnd.google-apps';

/** Export formats of each editor document type. The first is the default. */
export const EXPORT_FORMATS: Readonly<Record<string, readonly string[]>> = {
  [`${EDITOR}.document`]: [
    `${OFFICE}.wordprocessingml.document`,
    `${OPEN}.text`,
    'application/rtf',
    'application/pdf',
    'text/plain',
    'text/html',
    'application/zip',
    'application/epub+zip',
    'text/markdown',
    'text/x-markdown',
  ],
  [`${EDITOR}.spreadsheet`]: [
    `${OFFICE}.spreadsheetml.sheet`,
    `${OPEN}.spreadsheet`,
    'application/x-vnd.oasis.opendocument.spreadsheet',
    'application/pdf',
    'application/zip',
    'text/csv',
    'text/tab-separated-values',
  ],
  [`${EDITOR}.presentation`]: [
    `${OFFICE}.presentationml.presentation`,
    `${OPEN}.presentation`,
    'application/pdf',
    'text/plain',
    'image/jpeg',
    'image/png',
    'image/svg+xml',
  ],
  [`${EDITOR}.drawing`]: ['image/png', 'application/pdf', 'image/jpeg', 'image/svg+xml'],
  [`${EDITOR}.script`]: [`${EDITOR}.script+json`],
};

/** Maximum upload size for conversion to each document type. */
export const MAX_IMPORT_BYTES: Readonly<Record<string, number>> = {
  [`${EDITOR}.document`]: 50 * 2 ** 20,
  [`${EDITOR}.spreadsheet`]: 50 * 2 ** 20,
  [`${EDITOR}.presentation`]: 50 * 2 ** 20,
  [`${EDITOR}.script`]: 2 ** 20,
};

const toDocument = [`${EDITOR}.document`];
const toSpreadsheet = [`${EDITOR}.spreadsheet`];
const toPresentation = [`${EDITOR}.presentation`];
const toScript = [`${EDITOR}.script`];

/** Document types that each uploaded type can be converted to. */
export const IMPORT_FORMATS: Readonly<Record<string, readonly string[]>> = {
  [`${OFFICE}.wordprocessingml.document`]: toDocument,
  [`${OPEN}.text`]: toDocument,
  'application/rtf': toDocument,
  'text/rtf': toDocument,
  'application/pdf': toDocument,
  'image/bmp': toDocument,
  'image/gif': toDocument,
  'image/jpeg': toDocument,
  'image/png': toDocument,
  'text/html': toDocument,
  'text/markdown': toDocument,
  'text/plain': [...toDocument, ...toSpreadsheet],
  [`${OFFICE}.spreadsheetml.sheet`]: toSpreadsheet,
  [`${OPEN}.spreadsheet`]: toSpreadsheet,
  'application/x-vnd.oasis.opendocument.spreadsheet': toSpreadsheet,
  'text/csv': toSpreadsheet,
  'text/tab-separated-values': toSpreadsheet,
  [`${OFFICE}.presentationml.presentation`]: toPresentation,
  [`${OPEN}.presentation`]: toPresentation,
  'application/json': toScript,
  [`${EDITOR}.script+json`]: toScript,
};
