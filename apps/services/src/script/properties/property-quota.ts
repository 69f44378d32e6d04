import type { PropertyChange, PropertyStores } from '#core/operations/script-engine.ts';
import { HostException } from '#script/host-exception.ts';

type StoreName = keyof PropertyStores;
type Store = { sizes: Map<string, number>; totalBytes: number };

// Limits of the public service, so that everything stored here is valid there.
const MAX_VALUE_BYTES = 9_216;
const MAX_STORE_BYTES = 512_000;
// Changes are retained until the run has ended. This is enough to write a whole store many times.
const MAX_CHANGES = 5_000;
const MAX_CHANGED_BYTES = 20 * MAX_STORE_BYTES;

/**
 * Limits the store sizes and changes of a run. Sizes are in UTF-8 bytes. Runs outside the sandbox, where a script could replace
 * the built-in functions needed for counting.
 */
export class PropertyQuota {
  readonly #stores: ReadonlyMap<unknown, Store>;
  #changes = 0;
  #changedBytes = 0;

  constructor(stores: PropertyStores) {
    const { script, user, document } = stores;
    this.#stores = new Map<StoreName, Store>([
      ['script', toStore(script)],
      ['user', toStore(user)],
      ...(document ? [['document', toStore(document)] as const] : []),
    ]);
  }

  /** Counts a change. Returns false if it has no effect. Throws HostException if it exceeds a limit. */
  admit({ store: name, key, value }: PropertyChange): boolean {
    const store = this.#stores.get(name);
    if (!store) throw new HostException('No such store.');
    if (value === null && !store.sizes.has(key)) return false;
    const valueBytes = value === null ? 0 : Buffer.byteLength(value);
    if (valueBytes > MAX_VALUE_BYTES) throw new HostException('Argument too large: value');
    const sizeBytes = value === null ? 0 : Buffer.byteLength(key) + valueBytes;
    const totalBytes = store.totalBytes - (store.sizes.get(key) ?? 0) + sizeBytes;
    if (value !== null && totalBytes > MAX_STORE_BYTES) {
      const advice = 'Please remove some properties and try again.';
      throw new HostException(`You have exceeded the property storage quota. ${advice}`);
    }
    this.#count(sizeBytes);
    store.totalBytes = totalBytes;
    if (value === null) store.sizes.delete(key);
    else store.sizes.set(key, sizeBytes);
    return true;
  }

  #count(sizeBytes: number): void {
    this.#changes += 1;
    this.#changedBytes += sizeBytes;
    if (this.#changes <= MAX_CHANGES && this.#changedBytes <= MAX_CHANGED_BYTES) return;
    throw new HostException('Service invoked too many times in a short time: properties.');
  }
}

function toStore(values: Readonly<Record<string, string>>): Store {
  const sizes = new Map(
    Object.entries(values).map(([key, value]) => [key, Buffer.byteLength(key) + Buffer.byteLength(value)]),
  );
  return { sizes, totalBytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}
