/** @import { HostFunctions } from '#script/runtime/host-functions.ts' */

/**
 * The only way out of the sandbox: takes a name and JSON arguments, returns a JSON result.
 * @callback HostCall
 * @param {string} name
 * @param {string} argumentsJson
 * @returns {string | undefined}
 */

/**
 * Calls a host function with plain values.
 * @typedef {<Name extends keyof HostFunctions>(
 * name: Name,
 * args: Parameters<HostFunctions[Name]> ) => ReturnType<HostFunctions[Name]>} Host
 */

// Scripts may replace globals, so internal code uses the original ones.
const { parse, stringify } = JSON;

/**
 * @param {HostCall} call
 * @returns {Host}
 */
export function createHost(call) {
  return (name, args) => {
    const json = call(name, stringify(args));
    return json === undefined ? undefined : parse(json);
  };
}
