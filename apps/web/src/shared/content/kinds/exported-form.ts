import type { PreviewForm } from './preview-form.ts';

/** How a document without bytes of its own is previewed: its export type, and the form of that type. */
export type ExportedForm = { exportType: string; form: PreviewForm };

const PAGES: ExportedForm = { exportType: 'application/pdf', form: 'pdf' };
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const WORKBOOK = `${OFFICE}.spreadsheetml.sheet`;
const CELLS: ExportedForm = { exportType: WORKBOOK, form: 'sheet' };
const EXPORTED: Readonly<Record<string, ExportedForm>> = {
  'application/vnd.google-apps.document': PAGES,
  'application/vnd.google-apps.spreadsheet': CELLS,
  'application/vnd.google-apps.presentation': PAGES,
  'application/vnd.google-apps.drawing': { exportType: 'image/png', form: 'image' },
  'application/vnd.google-apps.script': { exportType: 'application/vnd.google-apps.script+json', form: 'code' },
};

// The service exports earlier revisions of these types only. For all others, it exports only the newest one.
const COMPARED: Readonly<Record<string, ExportedForm>> = {
  'application/vnd.google-apps.document': { exportType: 'text/markdown', form: 'text' },
  'application/vnd.google-apps.spreadsheet': CELLS,
};

// The format that the service both exports and imports with the least loss.
const RESTORED: Readonly<Record<string, string>> = {
  'application/vnd.google-apps.document': `${OFFICE}.wordprocessingml.document`,
  'application/vnd.google-apps.spreadsheet': WORKBOOK,
};

/** Returns the format for restoring a revision. Returns undefined for documents whose earlier revisions cannot be exported. */
export function findRestoreType(mimeType = ''): string | undefined {
  return RESTORED[mimeType];
}

/** Returns how a document of this type is shown. Returns undefined if it has bytes of its own or cannot be exported. */
export function findExportedForm(mimeType = ''): ExportedForm | undefined {
  return EXPORTED[mimeType];
}

/** Returns how the revisions of a document of this type are compared. Returns undefined if they cannot be compared. */
export function findComparedForm(mimeType = ''): ExportedForm | undefined {
  return COMPARED[mimeType];
}
