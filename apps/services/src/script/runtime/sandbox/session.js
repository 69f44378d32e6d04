/**
 * `Session` of scripts: who runs and where.
 * @param {{ activeUser: string, effectiveUser: string, timeZone: string }} facts
 */
export function createSession({ activeUser, effectiveUser, timeZone }) {
  return {
    getActiveUser: () => new User(activeUser),
    getEffectiveUser: () => new User(effectiveUser),
    getActiveUserLocale: () => 'en',
    getScriptTimeZone: () => timeZone,
    getTimeZone: () => timeZone,
  };
}

class User {
  #email;

  /** @param {string} email */
  constructor(email) {
    this.#email = email;
  }

  getEmail() {
    return this.#email;
  }

  getUserLoginId() {
    return this.#email;
  }

  toString() {
    return this.#email;
  }

  get [Symbol.toStringTag]() {
    return 'User';
  }
}
