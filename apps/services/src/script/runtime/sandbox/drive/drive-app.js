/** @import { Host } from '#script/runtime/sandbox/host/host.js' */

import { toEnumeration } from '#script/runtime/sandbox/host/enumeration.js';
import { publicService } from '#script/runtime/sandbox/host/public-object.js';
import { ACCESS, PERMISSION } from './drive-entry.js';
import { File, Folder, filesOf, foldersOf } from './drive-items.js';
import { DriveStore, FOLDER, isNamed, isOfType, toTerm } from './drive-store.js';

/**
 * Creates the scripts' `DriveApp`, based on the file storage service.
 * @param {Host} host
 */
export function createDriveApp(host) {
  const store = new DriveStore(host);
  /**
   * @param {string} method
   * @param {string[]} terms
   * @param {boolean} [trashed]
   */
  const files = (method, terms = [], trashed = false) =>
    filesOf(store, store.list(`DriveApp.${method}`, { isFolder: false, terms, trashed }));
  /**
   * @param {string} method
   * @param {string[]} terms
   * @param {boolean} [trashed]
   */
  const folders = (method, terms = [], trashed = false) =>
    foldersOf(store, store.list(`DriveApp.${method}`, { isFolder: true, terms, trashed }));
  return publicService('DriveApp', {
    Access: toEnumeration(ACCESS),
    Permission: toEnumeration(PERMISSION),
    /** @param {string} id */
    getFileById: (id) => {
      const resource = store.find('DriveApp.getFileById', id);
      return resource.mimeType === FOLDER ? new Folder(store, resource) : new File(store, resource);
    },
    /** @param {string} id */
    getFolderById: (id) => new Folder(store, store.findFolder('DriveApp.getFolderById', id)),
    getRootFolder: () => new Folder(store, store.findFolder('DriveApp.getRootFolder', 'root')),
    getFiles: () => files('getFiles'),
    getFolders: () => folders('getFolders'),
    /** @param {string} name */
    getFilesByName: (name) => files('getFilesByName', [isNamed(name)]),
    /** @param {string} type */
    getFilesByType: (type) => files('getFilesByType', [isOfType(type)]),
    /** @param {string} name */
    getFoldersByName: (name) => folders('getFoldersByName', [isNamed(name)]),
    /** @param {string} params */
    searchFiles: (params) => files('searchFiles', [toTerm(params)]),
    /** @param {string} params */
    searchFolders: (params) => folders('searchFolders', [toTerm(params)]),
    getTrashedFiles: () => files('getTrashedFiles', [], true),
    getTrashedFolders: () => folders('getTrashedFolders', [], true),
    /** @param {any[]} args */
    createFile: (...args) => new File(store, store.createFile('DriveApp.createFile', undefined, args)),
    /** @param {string} name */
    createFolder: (name) => new Folder(store, store.createFolder('DriveApp.createFolder', undefined, name)),
    /** @param {string} targetId */
    createShortcut: (targetId) => new File(store, store.createShortcut('DriveApp.createShortcut', undefined, targetId)),
    getStorageUsed: () => Number(store.quota('DriveApp.getStorageUsed').usage ?? 0),
    getStorageLimit: () => Number(store.quota('DriveApp.getStorageLimit').limit ?? Number.MAX_SAFE_INTEGER),
  });
}
