/** @import { HostFunctions } from '#script/runtime/host-functions.ts' */

/**
 * The one way out of the sandbox: a name and arguments as JSON in, a result as JSON out.
 * @callback HostCall
 * @param {string} name
 * @param {string} argumentsJson
 * @returns {string | undefined}
 */

/**
 * Calls a function of the host with plain values.
 * @typedef {<Name extends keyof HostFunctions>(
 *   name: Name,
 *   args: Parameters<HostFunctions[Name]>
 * ) => ReturnType<HostFunctions[Name]>} Host
 */

// Scripts may replace what is global; what runs on their behalf keeps to what was there first.
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
