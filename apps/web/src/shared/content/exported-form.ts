import type { PreviewForm } from './preview-form.ts';

/** What is shown of a document that has no bytes of its own: the type it is exported to, and the form of that. */
export type ExportedForm = { exportType: string; form: PreviewForm };

const PAGES: ExportedForm = { exportType: 'application/pdf', form: 'pdf' };
const EXPORTED: Readonly<Record<string, ExportedForm>> = {
  'application/vnd.google-apps.document': PAGES,
  'application/vnd.google-apps.spreadsheet': PAGES,
  'application/vnd.google-apps.presentation': PAGES,
  'application/vnd.google-apps.drawing': { exportType: 'image/png', form: 'image' },
  'application/vnd.google-apps.script': { exportType: 'application/vnd.google-apps.script+json', form: 'code' },
};

// The service exports only these as they were; of the others it gives the newest state alone.
const COMPARED: Readonly<Record<string, ExportedForm>> = {
  'application/vnd.google-apps.document': { exportType: 'text/markdown', form: 'text' },
  'application/vnd.google-apps.spreadsheet': PAGES,
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';
// Of the kinds whose earlier revisions are exported, the format that the service both makes and reads with the least loss.
const RESTORED: Readonly<Record<string, string>> = {
  'application/vnd.google-apps.document': `${OFFICE}.wordprocessingml.document`,
  'application/vnd.google-apps.spreadsheet': `${OFFICE}.spreadsheetml.sheet`,
};

/** The type in which a revision of a document goes out and becomes its content again; undefined when it cannot. */
export function restoredType(mimeType = ''): string | undefined {
  return RESTORED[mimeType];
}

/** How a document of this type is shown; undefined for what has bytes of its own, and for what cannot be exported. */
export function exportedForm(mimeType = ''): ExportedForm | undefined {
  return EXPORTED[mimeType];
}

/** How the revisions of a document of this type are compared; undefined when they cannot be. */
export function comparedForm(mimeType = ''): ExportedForm | undefined {
  return COMPARED[mimeType];
}
