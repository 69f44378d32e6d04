/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
/** @import { UnsavedDocuments } from '#script/runtime/sandbox/host/unsaved-documents.js' */
import { toFileId } from '#script/runtime/sandbox/host/editor-file-id.js';
import { publicService } from '#script/runtime/sandbox/host/public-object.js';
import { STORED } from './sheet.js';
import { BorderStyle } from './sheet-borders.js';
import { CopyPasteType } from './sheet-copy.js';
import { Spreadsheet } from './spreadsheet.js';

/**
 * Creates the scripts' `SpreadsheetApp`. A spreadsheet is read as a whole when it is opened, and stored as a whole.
 * @param {Host} host
 * @param {UnsavedDocuments} unsaved
 * @param {string | null} containerId The document that the script is bound to.
 */
export function createSpreadsheetApp(host, unsaved, containerId) {
  /** @type {Map<string, Spreadsheet>} */
  const opened = new Map();
  /** @param {Spreadsheet} spreadsheet */
  const onChange = (spreadsheet) => {
    const id = spreadsheet.getId();
    unsaved.add(id, () => {
      host('service', [
        'spreadsheet.write',
        ['SpreadsheetApp.flush', id, spreadsheet.getName(), spreadsheet[STORED]()],
      ]);
    });
  };
  /**
   * @param {string} method
   * @param {string} id
   */
  const open = (method, id) => {
    const known = opened.get(id);
    if (known) return known;
    const stored = host('service', ['spreadsheet.read', [method, id]]);
    const spreadsheet = new Spreadsheet(host, { ...stored, id }, onChange);
    opened.set(id, spreadsheet);
    return spreadsheet;
  };
  const active = () => (containerId === null ? null : open('SpreadsheetApp.getActiveSpreadsheet', containerId));
  return publicService('SpreadsheetApp', {
    BorderStyle,
    CopyPasteType,
    /** @param {string} name */
    create: (name) => {
      const id = host('service', ['spreadsheet.create', ['SpreadsheetApp.create', String(name)]]);
      return open('SpreadsheetApp.create', id);
    },
    /** @param {string} id */
    openById: (id) => open('SpreadsheetApp.openById', String(id)),
    /** @param {string} url */
    openByUrl: (url) => open('SpreadsheetApp.openByUrl', toFileId('SpreadsheetApp.openByUrl', url)),
    /** @param {any} file */
    open: (file) => open('SpreadsheetApp.open', toFileId('SpreadsheetApp.open', file)),
    getActive: active,
    getActiveSpreadsheet: active,
    getActiveSheet: () => active()?.getActiveSheet() ?? null,
    flush: () => unsaved.save(),
  });
}
