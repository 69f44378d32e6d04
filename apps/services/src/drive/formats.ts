const OFFICE = 'application/vnd.openxmlformats-officedocument';
const EDITOR = 'application/vnd.google-apps';

/** Types that each kind of editor document can be exported to; the first one where none is asked for. */
export const EXPORT_FORMATS: Readonly<Record<string, readonly string[]>> = {
  [`${EDITOR}.document`]: [
    `${OFFICE}.wordprocessingml.document`,
    'application/pdf',
    'text/plain',
    'text/html',
    'application/zip',
    'text/markdown',
    'text/x-markdown',
  ],
  [`${EDITOR}.spreadsheet`]: [
    `${OFFICE}.spreadsheetml.sheet`,
    'application/pdf',
    'text/csv',
    'text/tab-separated-values',
  ],
  [`${EDITOR}.presentation`]: ['application/pdf', 'text/plain'],
  [`${EDITOR}.script`]: [`${EDITOR}.script+json`],
};

const toDocument = [`${EDITOR}.document`];
const toSpreadsheet = [`${EDITOR}.spreadsheet`];

/** Kinds of editor document that each uploaded type can become. */
export const IMPORT_FORMATS: Readonly<Record<string, readonly string[]>> = {
  [`${OFFICE}.wordprocessingml.document`]: toDocument,
  'text/html': toDocument,
  'text/markdown': toDocument,
  'text/plain': [...toDocument, ...toSpreadsheet],
  [`${OFFICE}.spreadsheetml.sheet`]: toSpreadsheet,
  'text/csv': toSpreadsheet,
  'text/tab-separated-values': toSpreadsheet,
};
