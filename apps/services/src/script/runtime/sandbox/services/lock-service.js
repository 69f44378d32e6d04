/** @import { PropertyStores } from '#core/operations/script-engine.ts' */
/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
import { Exception, wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject, publicService } from '#script/runtime/sandbox/host/public-object.js';

/**
 * Creates the scripts' `LockService`. Acquiring a lock refreshes the properties with the changes of other runs.
 * @param {Host} host
 * @param {(stores: PropertyStores) => void} refreshProperties
 * @param {boolean} hasDocument Whether the script is bound to a document.
 */
export function createLockService(host, refreshProperties, hasDocument) {
  /** @param {string} scope */
  const create = (scope) => new Lock(host, scope, refreshProperties);
  return publicService('LockService', {
    getScriptLock: () => create('script'),
    getUserLock: () => create('user'),
    getDocumentLock: () => (hasDocument ? create('document') : null),
  });
}

class Lock extends PublicObject {
  #host;
  #scope;
  #refreshProperties;

  /**
   * @param {Host} host
   * @param {string} scope
   * @param {(stores: PropertyStores) => void} refreshProperties
   */
  constructor(host, scope, refreshProperties) {
    super('Lock.Lock');
    this.#host = host;
    this.#scope = scope;
    this.#refreshProperties = refreshProperties;
  }

  hasLock() {
    return this.#host('service', ['lock.has', [this.#scope]]);
  }

  /** @param {number} timeoutMs */
  tryLock(timeoutMs) {
    if (!(Number(timeoutMs) >= 0)) throw wrongArguments('LockService.Lock.tryLock', [timeoutMs]);
    const stores = this.#host('service', ['lock.acquire', [this.#scope, Number(timeoutMs)]]);
    if (stores === null) return false;
    this.#refreshProperties(stores);
    return true;
  }

  /** @param {number} timeoutMs */
  waitLock(timeoutMs) {
    if (this.tryLock(timeoutMs)) return;
    throw new Exception('Lock timeout: another process was holding the lock for too long.');
  }

  releaseLock() {
    this.#host('service', ['lock.release', [this.#scope]]);
  }

  get [Symbol.toStringTag]() {
    return 'Lock';
  }
}
