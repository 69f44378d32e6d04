/**
 * Remembers what was found out, for a moment, as a screen asks for several things at once. All of it is forgotten together, so long
 * after the first of it.
 */
export class BriefMemory<Key, Value> {
  readonly #durationMs: number;
  readonly #found = new Map<Key, Value>();

  /** Forgets after so many milliseconds. */
  constructor(durationMs: number) {
    this.#durationMs = durationMs;
  }

  /** What belongs to a key; finds it out when it is not known. */
  get(key: Key, find: (key: Key) => Value): Value {
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const found = find(key);
    if (this.#found.size === 0) setTimeout(() => this.#found.clear(), this.#durationMs).unref();
    this.#found.set(key, found);
    return found;
  }
}
