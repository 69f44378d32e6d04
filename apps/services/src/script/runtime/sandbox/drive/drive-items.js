/** @import { Resource } from '#script/runtime/sandbox/host/service-client.js' */
/** @import { DriveStore } from './drive-store.js' */
import { Blob, newBlob, toContent } from '#script/runtime/sandbox/host/blob.js';
import { DriveEntry, ENTRY_FIELDS } from './drive-entry.js';
import { FileIterator, FolderIterator } from './drive-iterators.js';
import { isIn, isNamed, isOfType, toParents, toTerm } from './drive-store.js';

const EDITOR = 'application/vnd.google-apps.';
const PDF = 'application/pdf';

export class File extends DriveEntry {
  #store;
  #resource;

  /**
   * @param {DriveStore} store
   * @param {Resource} resource
   */
  constructor(store, resource) {
    super('File', store.client, resource);
    this.#store = store;
    this.#resource = resource;
  }

  getMimeType() {
    return this.#resource.mimeType;
  }

  getDownloadUrl() {
    return this.#resource.webContentLink ?? null;
  }

  getTargetId() {
    return this.#resource.shortcutDetails?.targetId ?? null;
  }

  getTargetMimeType() {
    return this.#resource.shortcutDetails?.targetMimeType ?? null;
  }

  getParents() {
    return foldersOf(this.#store, this.#store.parents('File.getParents', this.getId()));
  }

  getBlob() {
    return this.#resource.mimeType.startsWith(EDITOR) ? this.getAs(PDF) : this.#read();
  }

  /** @param {string} contentType */
  getAs(contentType) {
    if (!this.#resource.mimeType.startsWith(EDITOR)) return this.#read().getAs(contentType);
    const params = { fileId: this.getId(), mimeType: String(contentType) };
    const content = this.#store.client.content('File.getAs', 'drive.files.export', params);
    const extension = contentType === PDF ? '.pdf' : '';
    return new Blob(this.#store.host, { ...content, name: this.getName() + extension });
  }

  /** @param {string} content */
  setContent(content) {
    const { host, client } = this.#store;
    const media = toContent('File.setContent', newBlob(host, String(content), this.#resource.mimeType));
    client.call('File.setContent', 'drive.files.update', {
      params: { fileId: this.getId(), supportsAllDrives: true },
      body: {},
      media,
    });
    return this;
  }

  /**
   * Called with `()`, `(name)`, `(folder)` or `(name, folder)`.
   * @param {any[]} args
   */
  makeCopy(...args) {
    const name = typeof args[0] === 'string' ? args[0] : `Copy of ${this.getName()}`;
    const folder = args.find((each) => each instanceof DriveEntry);
    const body = { name, ...toParents(folder?.getId()) };
    const params = { fileId: this.getId(), fields: ENTRY_FIELDS, supportsAllDrives: true };
    return new File(this.#store, this.#store.client.call('File.makeCopy', 'drive.files.copy', { params, body }));
  }

  get [Symbol.toStringTag]() {
    return 'File';
  }

  #read() {
    const params = { fileId: this.getId(), alt: 'media', supportsAllDrives: true };
    const content = this.#store.client.content('File.getBlob', 'drive.files.get', params);
    return new Blob(this.#store.host, { ...content, contentType: this.#resource.mimeType, name: this.getName() });
  }
}

export class Folder extends DriveEntry {
  #store;

  /**
   * @param {DriveStore} store
   * @param {Resource} resource
   */
  constructor(store, resource) {
    super('Folder', store.client, resource);
    this.#store = store;
  }

  /** @param {any[]} args */
  createFile(...args) {
    return new File(this.#store, this.#store.createFile('Folder.createFile', this.getId(), args));
  }

  /** @param {string} name */
  createFolder(name) {
    return new Folder(this.#store, this.#store.createFolder('Folder.createFolder', this.getId(), name));
  }

  /** @param {string} targetId */
  createShortcut(targetId) {
    return new File(this.#store, this.#store.createShortcut('Folder.createShortcut', this.getId(), targetId));
  }

  getFiles() {
    return this.#files('getFiles');
  }

  /** @param {string} name */
  getFilesByName(name) {
    return this.#files('getFilesByName', isNamed(name));
  }

  /** @param {string} type */
  getFilesByType(type) {
    return this.#files('getFilesByType', isOfType(type));
  }

  getFolders() {
    return this.#folders('getFolders');
  }

  /** @param {string} name */
  getFoldersByName(name) {
    return this.#folders('getFoldersByName', isNamed(name));
  }

  getParents() {
    return foldersOf(this.#store, this.#store.parents('Folder.getParents', this.getId()));
  }

  /** @param {string} params */
  searchFiles(params) {
    return this.#files('searchFiles', toTerm(params));
  }

  /** @param {string} params */
  searchFolders(params) {
    return this.#folders('searchFolders', toTerm(params));
  }

  get [Symbol.toStringTag]() {
    return 'Folder';
  }

  /**
   * @param {string} method
   * @param {string[]} terms
   */
  #files(method, ...terms) {
    return filesOf(this.#store, this.#list(method, false, terms));
  }

  /**
   * @param {string} method
   * @param {string[]} terms
   */
  #folders(method, ...terms) {
    return foldersOf(this.#store, this.#list(method, true, terms));
  }

  /**
   * @param {string} method
   * @param {boolean} isFolder
   * @param {string[]} terms
   */
  #list(method, isFolder, terms) {
    return this.#store.list(`Folder.${method}`, { isFolder, terms: [isIn(this.getId()), ...terms] });
  }
}

/**
 * @param {DriveStore} store
 * @param {Iterator<Resource>} items
 */
export function filesOf(store, items) {
  return new FileIterator(items, (resource) => new File(store, resource));
}

/**
 * @param {DriveStore} store
 * @param {Iterator<Resource>} items
 */
export function foldersOf(store, items) {
  return new FolderIterator(items, (resource) => new Folder(store, resource));
}
