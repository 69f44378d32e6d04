/** Thrown by the platform's services. Scripts can see its name but not its class. */
export class Exception extends Error {
  /** @override */
  name = 'Exception';
}

/**
 * Returns the exception for arguments that a method does not support.
 * @param {string} method
 * @param {readonly unknown[]} args
 * @returns {Exception}
 */
export function wrongArguments(method, args) {
  const types = args.map(describeType).join(',');
  return new Exception(`The parameters (${types}) don't match the method signature for ${method}.`);
}

/** @param {unknown} value */
function describeType(value) {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'object' || typeof value === 'function') return value.constructor?.name || 'Object';
  const name = typeof value;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
