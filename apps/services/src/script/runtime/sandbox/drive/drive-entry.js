/** @import { Resource, ServiceClient } from '#script/runtime/sandbox/host/service-client.js' */
import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';

export const ENTRY_FIELDS =
  'id,name,mimeType,description,size,createdTime,modifiedTime,starred,trashed,parents,webViewLink,webContentLink,owners(displayName,emailAddress,photoLink),shortcutDetails,writersCanShare';
export const ACCESS = ['ANYONE', 'ANYONE_WITH_LINK', 'DOMAIN', 'DOMAIN_WITH_LINK', 'PRIVATE'];
export const PERMISSION = ['VIEW', 'EDIT', 'COMMENT', 'OWNER', 'ORGANIZER', 'FILE_ORGANIZER', 'NONE'];
/** @type {Record<string, string>} */
const ROLES = { VIEW: 'reader', COMMENT: 'commenter', EDIT: 'writer' };
/** @type {Record<string, string>} */
const PERMISSIONS = { reader: 'VIEW', commenter: 'COMMENT', writer: 'EDIT', owner: 'OWNER', organizer: 'ORGANIZER' };

/** A user in DriveApp. */
class DriveUser extends PublicObject {
  #person;

  /** @param {Resource} person */
  constructor(person) {
    super('Drive.User');
    this.#person = person;
  }

  getEmail() {
    return this.#person.emailAddress ?? '';
  }

  getName() {
    return this.#person.displayName ?? '';
  }

  getDomain() {
    return this.getEmail().split('@')[1] ?? '';
  }

  getPhotoUrl() {
    return this.#person.photoLink ?? null;
  }

  get [Symbol.toStringTag]() {
    return 'User';
  }
}

/** Common base of files and folders. Each setter applies its change immediately and returns the same object. */
export class DriveEntry extends PublicObject {
  #label;
  #client;
  #resource;

  /**
   * @param {'File' | 'Folder'} label
   * @param {ServiceClient} client
   * @param {Resource} resource
   */
  constructor(label, client, resource) {
    super(`Drive.${label}`);
    this.#label = label;
    this.#client = client;
    this.#resource = resource;
  }

  getId() {
    return this.#resource.id;
  }

  getName() {
    return this.#resource.name;
  }

  getDescription() {
    return this.#resource.description ?? null;
  }

  getDateCreated() {
    return new Date(this.#resource.createdTime);
  }

  getLastUpdated() {
    return new Date(this.#resource.modifiedTime);
  }

  getSize() {
    return Number(this.#resource.size ?? 0);
  }

  getUrl() {
    return this.#resource.webViewLink;
  }

  isStarred() {
    return this.#resource.starred === true;
  }

  isTrashed() {
    return this.#resource.trashed === true;
  }

  isShareableByEditors() {
    return this.#resource.writersCanShare === true;
  }

  getOwner() {
    const [owner] = this.#resource.owners ?? [];
    return owner ? new DriveUser(owner) : null;
  }

  getEditors() {
    return this.#people('getEditors', ['writer', 'organizer', 'fileOrganizer']);
  }

  getViewers() {
    return this.#people('getViewers', ['reader', 'commenter']);
  }

  /** @param {string} name */
  setName(name) {
    return this.#update('setName', { name: String(name) });
  }

  /** @param {string} description */
  setDescription(description) {
    return this.#update('setDescription', { description: String(description) });
  }

  /** @param {boolean} starred */
  setStarred(starred) {
    return this.#update('setStarred', { starred: starred === true });
  }

  /** @param {boolean} trashed */
  setTrashed(trashed) {
    return this.#update('setTrashed', { trashed: trashed === true });
  }

  /** @param {boolean} shareable */
  setShareableByEditors(shareable) {
    return this.#update('setShareableByEditors', { writersCanShare: shareable === true });
  }

  /** @param {DriveEntry} folder */
  moveTo(folder) {
    if (!(folder instanceof DriveEntry)) throw wrongArguments(`${this.#label}.moveTo`, [folder]);
    const removeParents = (this.#resource.parents ?? []).join(',') || undefined;
    return this.#update('moveTo', {}, { addParents: folder.getId(), removeParents });
  }

  /** @param {any} user An address or a user. */
  addEditor(user) {
    return this.#share('addEditor', [user], 'writer');
  }

  /** @param {string[]} users */
  addEditors(users) {
    return this.#share('addEditors', users, 'writer');
  }

  /** @param {any} user */
  addViewer(user) {
    return this.#share('addViewer', [user], 'reader');
  }

  /** @param {string[]} users */
  addViewers(users) {
    return this.#share('addViewers', users, 'reader');
  }

  /** @param {any} user */
  removeEditor(user) {
    return this.#unshare('removeEditor', user, ['writer']);
  }

  /** @param {any} user */
  removeViewer(user) {
    return this.#unshare('removeViewer', user, ['reader', 'commenter']);
  }

  /** @param {any} user */
  revokePermissions(user) {
    return this.#unshare('revokePermissions', user, ['writer', 'reader', 'commenter']);
  }

  /**
   * @param {string} access
   * @param {string} permission
   */
  setSharing(access, permission) {
    const role = ROLES[permission];
    if (!ACCESS.includes(access) || (access !== 'PRIVATE' && role === undefined)) {
      throw wrongArguments(`${this.#label}.setSharing`, [access, permission]);
    }
    for (const { id, type } of this.#permissions('setSharing')) {
      if (type === 'anyone' || type === 'domain') this.#permit('setSharing', 'delete', { permissionId: id });
    }
    if (access !== 'PRIVATE') {
      const type = access.startsWith('ANYONE') ? 'anyone' : 'domain';
      const domain = type === 'domain' ? { domain: this.getOwner()?.getDomain() } : {};
      const body = { type, role, allowFileDiscovery: !access.endsWith('_LINK'), ...domain };
      this.#permit('setSharing', 'create', {}, body);
    }
    return this;
  }

  getSharingAccess() {
    const open = this.#permissions('getSharingAccess').find(({ type }) => type === 'anyone' || type === 'domain');
    if (!open) return 'PRIVATE';
    return `${open.type.toUpperCase()}${open.allowFileDiscovery ? '' : '_WITH_LINK'}`;
  }

  getSharingPermission() {
    const open = this.#permissions('getSharingPermission').find(({ type }) => type === 'anyone' || type === 'domain');
    return open ? PERMISSIONS[open.role] : 'NONE';
  }

  /** @override */
  toString() {
    return this.getName();
  }

  /**
   * @param {string} method
   * @param {Resource} body
   * @param {Resource} [params]
   */
  #update(method, body, params = {}) {
    const all = { ...params, fileId: this.getId(), fields: ENTRY_FIELDS, supportsAllDrives: true };
    this.#resource = this.#client.call(`${this.#label}.${method}`, 'drive.files.update', { params: all, body });
    return this;
  }

  /**
   * @param {string} method
   * @param {any[]} users
   * @param {string} role
   */
  #share(method, users, role) {
    if (!Array.isArray(users)) throw wrongArguments(`${this.#label}.${method}`, [users]);
    for (const user of users) {
      const emailAddress = toAddress(user);
      this.#permit(method, 'create', { sendNotificationEmail: false }, { type: 'user', role, emailAddress });
    }
    return this;
  }

  /**
   * @param {string} method
   * @param {any} user
   * @param {string[]} roles
   */
  #unshare(method, user, roles) {
    const address = toAddress(user).toLowerCase();
    for (const { id, role, emailAddress } of this.#permissions(method)) {
      if (roles.includes(role) && emailAddress?.toLowerCase() === address) {
        this.#permit(method, 'delete', { permissionId: id });
      }
    }
    return this;
  }

  /**
   * @param {string} method
   * @param {string[]} roles
   */
  #people(method, roles) {
    return this.#permissions(method)
      .filter(({ type, role }) => type === 'user' && roles.includes(role))
      .map((permission) => new DriveUser(permission));
  }

  /** @param {string} method */
  #permissions(method) {
    const fields =
      'nextPageToken,permissions(id,type,role,emailAddress,displayName,photoLink,domain,allowFileDiscovery)';
    const params = { fileId: this.getId(), fields, supportsAllDrives: true };
    return [...this.#client.items(`${this.#label}.${method}`, 'drive.permissions.list', params, 'permissions')];
  }

  /**
   * @param {string} method
   * @param {'create' | 'delete'} verb
   * @param {Resource} params
   * @param {Resource} [body]
   */
  #permit(method, verb, params, body) {
    const all = { ...params, fileId: this.getId(), supportsAllDrives: true };
    const options = body ? { params: all, body } : { params: all };
    this.#client.call(`${this.#label}.${method}`, `drive.permissions.${verb}`, options);
  }
}

/** @param {any} user */
function toAddress(user) {
  return typeof user?.getEmail === 'function' ? user.getEmail() : String(user);
}
