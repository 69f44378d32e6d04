/** @import { PropertyStores, TriggerFacts } from '#core/script-engine.ts' */
import { createConsole } from './console.js';
import { createFunctionLookup } from './find-function.js';
import { formatValue } from './format-message.js';
import { createHost } from './host.js';
import { createLogger } from './logger.js';
import { PlatformError } from './platform-error.js';
import { createPropertiesService } from './properties-service.js';
import { createScriptApp } from './script-app.js';
import { createSession } from './session.js';
import { createUtilities } from './utilities.js';

const { parse, stringify } = JSON;

/** @type {ReturnType<typeof createFunctionLookup>} */
let findFunction;

/**
 * Defines what scripts find in their global scope besides the language.
 * @param {import('./host.js').HostCall} call
 * @param {string} factsJson
 */
export function install(call, factsJson) {
  const host = createHost(call);
  /**
   * @type {{
   *   scriptId: string,
   *   activeUser: string,
   *   effectiveUser: string,
   *   timeZone: string,
   *   properties: PropertyStores,
   *   triggers: readonly TriggerFacts[]
   * }}
   */
  const facts = parse(factsJson);
  const globals = {
    console: createConsole(host),
    Logger: createLogger(host),
    PropertiesService: createPropertiesService(host, facts.properties),
    ScriptApp: createScriptApp(host, facts),
    Session: createSession(facts),
    Utilities: createUtilities(host),
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  findFunction = createFunctionLookup();
}

/**
 * Calls a function of the script and gives back what it returns.
 * @param {string} callJson
 */
export function callFunction(callJson) {
  /** @type {{ functionName: string, parameters: unknown[] }} */
  const { functionName, parameters } = parse(callJson);
  const call = findFunction(functionName);
  if (!call) throw new PlatformError(`Script function not found: ${functionName}`);
  return call(...parameters);
}

/**
 * What was thrown, in words: the name of the error class (empty for what is no error), its message and its stack.
 * @param {unknown} thrown
 */
export function describeThrown(thrown) {
  if (!(thrown instanceof Error)) return stringify({ type: '', message: formatValue(thrown), stack: '' });
  return stringify({ type: String(thrown.name), message: String(thrown.message), stack: String(thrown.stack) });
}
