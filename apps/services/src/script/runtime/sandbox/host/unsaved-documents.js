/**
 * Documents that a run has changed. They are stored as a whole when the run ends, or when the script asks for it.
 */
export class UnsavedDocuments {
  /** @type {Map<string, () => void>} */
  #saves = new Map();

  /**
   * Has a document stored later.
   * @param {string} id
   * @param {() => void} save
   */
  add(id, save) {
    this.#saves.set(id, save);
  }

  /**
   * Stores one document, or all. Throws what the service refuses.
   * @param {string} [id]
   */
  save(id) {
    for (const [key, save] of [...this.#saves]) {
      if (id !== undefined && key !== id) continue;
      this.#saves.delete(key);
      save();
    }
  }
}
