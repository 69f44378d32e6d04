/** The documents changed by a run. They are stored as a whole when the run ends, or when the script requests it. */
export class UnsavedDocuments {
  /** @type {Map<string, () => void>} */
  #saves = new Map();

  /**
   * Schedules a document to be stored.
   * @param {string} id
   * @param {() => void} save
   */
  add(id, save) {
    this.#saves.set(id, save);
  }

  /**
   * Stores one document, or all. Throws the errors of the service.
   * @param {string} [id]
   */
  save(id) {
    const saves = [...this.#saves];
    for (const [key, save] of saves) {
      if (id !== undefined && key !== id) continue;
      this.#saves.delete(key);
      save();
    }
  }
}
