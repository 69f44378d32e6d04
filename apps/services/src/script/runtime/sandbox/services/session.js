import { PublicObject, publicService } from '#script/runtime/sandbox/host/public-object.js';

/**
 * Creates the scripts' `Session`: the users and the time zone of the run.
 * @param {{ activeUser: string, effectiveUser: string, timeZone: string }} facts
 */
export function createSession({ activeUser, effectiveUser, timeZone }) {
  return publicService('Session', {
    getActiveUser: () => new User(activeUser),
    getEffectiveUser: () => new User(effectiveUser),
    getActiveUserLocale: () => 'en',
    getScriptTimeZone: () => timeZone,
    getTimeZone: () => timeZone,
    getTemporaryActiveUserKey: () => activeUser,
  });
}

class User extends PublicObject {
  #email;

  /** @param {string} email */
  constructor(email) {
    super('Base.User');
    this.#email = email;
  }

  getEmail() {
    return this.#email;
  }

  getUserLoginId() {
    return this.#email;
  }

  /** @override */
  toString() {
    return this.#email;
  }

  get [Symbol.toStringTag]() {
    return 'User';
  }
}
