/** @import { Resource } from '#script/runtime/sandbox/host/service-client.js' */
import { Exception } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';

/**
 * Common base of file and folder iterators.
 * @template Entry
 */
class EntryIterator extends PublicObject {
  #items;
  #toEntry;
  /** @type {IteratorResult<Resource> | undefined} */
  #next;

  /**
   * @param {string} className
   * @param {Iterator<Resource>} items
   * @param {(resource: Resource) => Entry} toEntry
   */
  constructor(className, items, toEntry) {
    super(className);
    this.#items = items;
    this.#toEntry = toEntry;
  }

  hasNext() {
    this.#next ??= this.#items.next();
    return this.#next.done !== true;
  }

  /** @returns {Entry} */
  next() {
    const next = this.#next ?? this.#items.next();
    this.#next = undefined;
    if (next.done) throw new Exception('Cannot retrieve the next object: iterator has reached the end.');
    return this.#toEntry(next.value);
  }
}

/**
 * @template Entry
 * @extends {EntryIterator<Entry>}
 */
export class FileIterator extends EntryIterator {
  /**
   * @param {Iterator<Resource>} items
   * @param {(resource: Resource) => Entry} toEntry
   */
  constructor(items, toEntry) {
    super('Drive.FileIterator', items, toEntry);
  }

  get [Symbol.toStringTag]() {
    return 'FileIterator';
  }
}

/**
 * @template Entry
 * @extends {EntryIterator<Entry>}
 */
export class FolderIterator extends EntryIterator {
  /**
   * @param {Iterator<Resource>} items
   * @param {(resource: Resource) => Entry} toEntry
   */
  constructor(items, toEntry) {
    super('Drive.FolderIterator', items, toEntry);
  }

  get [Symbol.toStringTag]() {
    return 'FolderIterator';
  }
}
