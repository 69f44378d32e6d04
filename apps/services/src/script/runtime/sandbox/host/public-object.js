/** @import { Host } from './host.js' */
import { Exception } from './exception.js';

/** @type {Host} */
let askHost;

/**
 * Sets the host that resolves unavailable members.
 * @param {Host} host
 */
export function setSurfaceHost(host) {
  askHost = host;
}

/**
 * An object of the public platform. Reading a member that the platform has but this object lacks throws an error with its name.
 * Unknown members are undefined, as in the language.
 */
export class PublicObject {
  /** @param {string} className As in the host's `isPublicMember`: `CalendarApp`, `Calendar.CalendarEvent`. */
  constructor(className) {
    // Subclasses get the proxy as `this`, so private members lie on it.
    // biome-ignore lint/correctness/noConstructorReturn: returns the proxy for instances of every subclass
    return guard(this, className, '');
  }
}

/**
 * Creates an object with these members, as an instance of a public platform class.
 * @template {object} Members
 * @param {string} className
 * @param {Members} members
 * @param {string} [reason] Why the other members are missing, for the error message.
 * @returns {Members}
 */
export function publicService(className, members, reason = '') {
  const target = Object.defineProperty({ ...members }, Symbol.toStringTag, { value: className });
  return /** @type {Members} */ (guard(target, className, reason));
}

/**
 * Creates a placeholder for an unsupported global service of the public platform.
 * @param {string} name
 */
export function missingService(name) {
  return publicService(name, {});
}

/**
 * @param {object} target
 * @param {string} className
 * @param {string} reason
 */
function guard(target, className, reason) {
  const shortName = className.slice(className.lastIndexOf('.') + 1);
  return new Proxy(target, {
    get(object, name, receiver) {
      if (typeof name === 'symbol' || name in object || !askHost('isPublicMember', [className, name])) {
        return Reflect.get(object, name, receiver);
      }
      const refusal = `${shortName}.${name} is not available in the embedded script service`;
      throw new Exception(reason === '' ? refusal : `${refusal}: ${reason}`);
    },
  });
}
