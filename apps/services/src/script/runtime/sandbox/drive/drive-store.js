/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
/** @import { Resource } from '#script/runtime/sandbox/host/service-client.js' */
import { newBlob, toContent } from '#script/runtime/sandbox/host/blob.js';
import { Exception, wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { RefusedCall, ServiceClient } from '#script/runtime/sandbox/host/service-client.js';
import { ENTRY_FIELDS } from './drive-entry.js';

export const FOLDER = 'application/vnd.google-apps.folder';
const SHORTCUT = 'application/vnd.google-apps.shortcut';
const NOT_FOUND =
  'No item with the given ID could be found. Possibly because you have not edited this item or you do not have permission to access it.';
// Query fields by their names in version 2 of the API.
/** @type {Record<string, string>} */
const FIELDS = {
  title: 'name',
  modifiedDate: 'modifiedTime',
  createdDate: 'createdTime',
  lastViewedByMeDate: 'viewedByMeTime',
};

/** The files of the user on whose behalf a script runs, from the file storage service. */
export class DriveStore {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    this.client = new ServiceClient(host);
  }

  /**
   * @param {string} method
   * @param {string} fileId
   */
  find(method, fileId) {
    if (typeof fileId !== 'string' || fileId === '') throw wrongArguments(method, [fileId]);
    try {
      const params = { fileId, fields: ENTRY_FIELDS, supportsAllDrives: true };
      return this.client.call(method, 'drive.files.get', { params });
    } catch (error) {
      throw error instanceof RefusedCall && error.code === 404 ? new Exception(NOT_FOUND) : error;
    }
  }

  /**
   * @param {string} method
   * @param {string} id
   */
  findFolder(method, id) {
    const resource = this.find(method, id);
    if (resource.mimeType !== FOLDER) throw new Exception(NOT_FOUND);
    return resource;
  }

  /**
   * Lists files or folders that match all terms.
   * @param {string} method
   * @param {{ isFolder: boolean, terms?: string[], trashed?: boolean }} wanted
   */
  list(method, { isFolder, terms = [], trashed = false }) {
    const type = `mimeType ${isFolder ? '=' : '!='} ${quote(FOLDER)}`;
    const q = [type, ...terms, `trashed = ${trashed}`].join(' and ');
    const params = { q, pageSize: 100, fields: `nextPageToken,files(${ENTRY_FIELDS})` };
    return this.client.items(method, 'drive.files.list', params, 'files');
  }

  /**
   * Called with `(blob)`, `(name, content)` or `(name, content, mimeType)`.
   * @param {string} method
   * @param {string | undefined} parentId
   * @param {any[]} args
   */
  createFile(method, parentId, args) {
    const [first, content, mimeType = 'text/plain'] = args;
    const blob = args.length > 1 ? newBlob(this.host, String(content), mimeType, String(first)) : first;
    const { name, ...media } = toContent(method, blob);
    const body = { name: name ?? 'Untitled', mimeType: media.contentType, ...toParents(parentId) };
    return this.#create(method, body, media);
  }

  /**
   * @param {string} method
   * @param {string | undefined} parentId
   * @param {string} name
   */
  createFolder(method, parentId, name) {
    if (name === undefined || name === null) throw wrongArguments(method, [name]);
    return this.#create(method, { name: String(name), mimeType: FOLDER, ...toParents(parentId) });
  }

  /**
   * @param {string} method
   * @param {string | undefined} parentId
   * @param {string} targetId
   */
  createShortcut(method, parentId, targetId) {
    const { name } = this.find(method, targetId);
    return this.#create(method, { name, mimeType: SHORTCUT, shortcutDetails: { targetId }, ...toParents(parentId) });
  }

  /** @param {string} method */
  quota(method) {
    return this.client.call(method, 'drive.about.get', { params: { fields: 'storageQuota' } }).storageQuota ?? {};
  }

  /**
   * Iterates over the parent folders of a file.
   * @param {string} method
   * @param {string} id
   * @returns {Iterator<Resource>}
   */
  parents(method, id) {
    /** @type {string[]} */
    const parents = this.find(method, id).parents ?? [];
    return parents.map((parentId) => this.find(method, parentId))[Symbol.iterator]();
  }

  /**
   * @param {string} method
   * @param {Resource} body
   * @param {{ base64: string, contentType: string }} [media]
   */
  #create(method, body, media) {
    const params = { fields: ENTRY_FIELDS, supportsAllDrives: true };
    return this.client.call(method, 'drive.files.create', { params, body, ...(media && { media }) });
  }
}

/** @param {string | undefined} parentId */
export function toParents(parentId) {
  return parentId === undefined ? {} : { parents: [parentId] };
}

/** @param {string} name */
export function isNamed(name) {
  return `name = ${quote(name)}`;
}

/** @param {string} type */
export function isOfType(type) {
  return `mimeType = ${quote(type)}`;
}

/** @param {string} folderId */
export function isIn(folderId) {
  return `${quote(folderId)} in parents`;
}

/**
 * Converts a script's query to the service's syntax: with its field names, and strings in single quotes.
 * @param {string} params
 */
export function toTerm(params) {
  const query = String(params).replace(/'(?:[^'\\]|\\.)*'|"((?:[^"\\]|\\.)*)"|\w+/g, (token, text) => {
    if (text !== undefined) return quote(text.replace(/\\(.)/g, '$1'));
    return Object.hasOwn(FIELDS, token) ? (FIELDS[token] ?? token) : token;
  });
  return `(${query})`;
}

/** @param {string} text */
function quote(text) {
  return `'${String(text).replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
}
