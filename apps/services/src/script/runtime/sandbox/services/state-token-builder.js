/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
import { Exception, wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';

const MAX_SECONDS = 3_600;

/** Builds a token with which the URL `/macros/d/SCRIPT_ID/usercallback` calls a function of the script. */
export class StateTokenBuilder extends PublicObject {
  #host;
  #method = '';
  /** @type {Map<string, string>} */
  #arguments = new Map();
  #timeoutSeconds = 60;

  /** @param {Host} host */
  constructor(host) {
    super('Script.StateTokenBuilder');
    this.#host = host;
  }

  /** @param {string} method */
  withMethod(method) {
    if (!method) throw wrongArguments('StateTokenBuilder.withMethod', [method]);
    this.#method = String(method);
    return this;
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  withArgument(name, value) {
    if (!name) throw wrongArguments('StateTokenBuilder.withArgument', [name, value]);
    this.#arguments.set(String(name), String(value));
    return this;
  }

  /** @param {number} seconds */
  withTimeout(seconds) {
    if (!(seconds > 0 && seconds <= MAX_SECONDS)) throw wrongArguments('StateTokenBuilder.withTimeout', [seconds]);
    this.#timeoutSeconds = Number(seconds);
    return this;
  }

  /** @returns {string} */
  createToken() {
    if (this.#method === '') throw new Exception('A state token needs a method: call withMethod first');
    return this.#host('service', ['project.stateToken', [this.#method, [...this.#arguments], this.#timeoutSeconds]]);
  }
}
