/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
/** @import { UnsavedDocuments } from '#script/runtime/sandbox/host/unsaved-documents.js' */

import { toFileId } from '#script/runtime/sandbox/host/editor-file-id.js';
import { toEnumeration } from '#script/runtime/sandbox/host/enumeration.js';
import { publicService } from '#script/runtime/sandbox/host/public-object.js';
import { BODY, TextDocument } from './text-document.js';
import { HEADINGS } from './text-element.js';

/**
 * Creates the scripts' `DocumentApp`. A document is read as a whole when it is opened, and stored as a whole by `saveAndClose` or
 * when the run ends.
 * @param {Host} host
 * @param {UnsavedDocuments} unsaved
 * @param {string | null} containerId The document that the script is bound to.
 */
export function createDocumentApp(host, unsaved, containerId) {
  /** @type {Map<string, TextDocument>} */
  const opened = new Map();
  /** @param {TextDocument} document */
  const onChange = (document) => {
    const id = document.getId();
    unsaved.add(id, () => {
      const { name, markdown } = document[BODY]();
      host('service', ['document.write', ['Document.saveAndClose', id, name, markdown]]);
    });
  };
  /**
   * @param {string} method
   * @param {string} id
   */
  const open = (method, id) => {
    const known = opened.get(id);
    if (known) return known;
    const stored = host('service', ['document.read', [method, id]]);
    const document = new TextDocument(id, stored, { onChange, save: () => unsaved.save(id) });
    opened.set(id, document);
    return document;
  };
  return publicService('DocumentApp', {
    ElementType: toEnumeration(['BODY_SECTION', 'LIST_ITEM', 'PARAGRAPH', 'TABLE', 'TABLE_CELL', 'TABLE_ROW']),
    ParagraphHeading: toEnumeration(HEADINGS),
    /** @param {string} name */
    create: (name) => {
      const id = host('service', ['document.create', ['DocumentApp.create', String(name)]]);
      return open('DocumentApp.create', id);
    },
    /** @param {string} id */
    openById: (id) => open('DocumentApp.openById', String(id)),
    /** @param {string} url */
    openByUrl: (url) => open('DocumentApp.openByUrl', toFileId('DocumentApp.openByUrl', url)),
    getActiveDocument: () => (containerId === null ? null : open('DocumentApp.getActiveDocument', containerId)),
  });
}
