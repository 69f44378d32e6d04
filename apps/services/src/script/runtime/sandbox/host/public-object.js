/** @import { Host } from './host.js' */
import { Exception } from './exception.js';

/** @type {Host} */
let askHost;

/**
 * Has unavailable members looked up at the host from now on.
 * @param {Host} host
 */
export function setSurfaceHost(host) {
  askHost = host;
}

/**
 * An object of the public platform. A member that the platform has and this one has not is refused by its name when it
 * is read; one that nobody has is undefined, as in the language.
 */
export class PublicObject {
  /**
   * @param {string} className As `isPublicMember` of the host knows it: `CalendarApp`, `Calendar.CalendarEvent`.
   */
  constructor(className) {
    // Subclasses get the proxy as `this`, so private members lie on it.
    // biome-ignore lint/correctness/noConstructorReturn: this is what puts the proxy in front of every subclass
    return guard(this, className, '');
  }
}

/**
 * An object with these members, of a class of the public platform.
 * @template {object} Members
 * @param {string} className
 * @param {Members} members
 * @param {string} [reason] Why the others are not there, for the error that refuses them.
 * @returns {Members}
 */
export function publicService(className, members, reason = '') {
  const target = Object.defineProperty({ ...members }, Symbol.toStringTag, { value: className });
  return /** @type {Members} */ (guard(target, className, reason));
}

/**
 * A global service of the public platform of which nothing is here.
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
