const EDITOR = 'application/vnd.google-apps.';
const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.';

/** The scripts' `MimeType`. */
export const mimeTypes = Object.freeze({
  BMP: 'image/bmp',
  CSS: 'text/css',
  CSV: 'text/csv',
  FOLDER: `${EDITOR}folder`,
  GIF: 'image/gif',
  GOOGLE_APPS_SCRIPT: `${EDITOR}script`,
  GOOGLE_DOCS: `${EDITOR}document`,
  GOOGLE_DRAWINGS: `${EDITOR}drawing`,
  GOOGLE_FORMS: `${EDITOR}form`,
  GOOGLE_SHEETS: `${EDITOR}spreadsheet`,
  GOOGLE_SITES: `${EDITOR}site`,
  GOOGLE_SLIDES: `${EDITOR}presentation`,
  HTML: 'text/html',
  JAVASCRIPT: 'application/javascript',
  JPEG: 'image/jpeg',
  MICROSOFT_EXCEL: `${OFFICE}spreadsheetml.sheet`,
  MICROSOFT_EXCEL_LEGACY: 'application/vnd.ms-excel',
  MICROSOFT_POWERPOINT: `${OFFICE}presentationml.presentation`,
  MICROSOFT_POWERPOINT_LEGACY: 'application/vnd.ms-powerpoint',
  MICROSOFT_WORD: `${OFFICE}wordprocessingml.document`,
  MICROSOFT_WORD_LEGACY: 'application/msword',
  OPENDOCUMENT_GRAPHICS: `${OPEN_DOCUMENT}graphics`,
  OPENDOCUMENT_PRESENTATION: `${OPEN_DOCUMENT}presentation`,
  OPENDOCUMENT_SPREADSHEET: `${OPEN_DOCUMENT}spreadsheet`,
  OPENDOCUMENT_TEXT: `${OPEN_DOCUMENT}text`,
  PDF: 'application/pdf',
  PLAIN_TEXT: 'text/plain',
  PNG: 'image/png',
  RTF: 'application/rtf',
  SHORTCUT: `${EDITOR}shortcut`,
  SVG: 'image/svg+xml',
  ZIP: 'application/zip',
});
