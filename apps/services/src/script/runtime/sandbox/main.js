/** @import { FormField } from '#core/operations/script-engine.ts' */
/** @import { Facts } from './globals.js' */

import { createGlobals } from './globals.js';
import { formatValue } from './host/format-message.js';
import { createHost } from './host/host.js';
import { PlatformError } from './host/platform-error.js';
import { setSurfaceHost } from './host/public-object.js';
import { UnsavedDocuments } from './host/unsaved-documents.js';
import { createFunctionLookup } from './language/find-function.js';
import { readForm } from './language/form.js';
import { installIntl } from './language/intl.js';
import { installZonedDates } from './language/zoned-dates.js';
import { toWebResult } from './services/content-service.js';

const { parse, stringify } = JSON;

/** @type {ReturnType<typeof createFunctionLookup>} */
let findFunction;
/** @type {(fields: readonly FormField[]) => object} */
let toForm;
const unsaved = new UnsavedDocuments();

/**
 * Defines the globals of scripts, in addition to those of the language.
 * @param {import('./host/host.js').HostCall} call
 * @param {string} factsJson
 */
export function install(call, factsJson) {
  const host = createHost(call);
  /** @type {Facts} */
  const facts = parse(factsJson);
  setSurfaceHost(host);
  installZonedDates(host);
  installIntl(host);
  for (const [name, value] of Object.entries(createGlobals(host, facts, unsaved))) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  findFunction = createFunctionLookup();
  toForm = (fields) => readForm(host, fields);
}

/** Stores the documents changed by the script. */
export function saveDocuments() {
  unsaved.save();
}

/**
 * Calls a function of the script and returns its result.
 * @param {string} callJson
 */
export function callFunction(callJson) {
  /** @type {{ functionName: string, parameters: unknown[], form?: FormField[], isWebApp: boolean }} */
  const { functionName, parameters, form, isWebApp } = parse(callJson);
  const call = findFunction(functionName);
  if (!call) throw new PlatformError(`Script function not found: ${functionName}`);
  const result = form ? call(toForm(form)) : call(...parameters);
  return isWebApp ? toWebResult(result) : result;
}

/**
 * Describes a thrown value: the name of the error class (empty if it is not an error), its message and its stack.
 * @param {unknown} thrown
 */
export function describeThrown(thrown) {
  if (!(thrown instanceof Error)) return stringify({ type: '', message: formatValue(thrown), stack: '' });
  return stringify({ type: String(thrown.name), message: String(thrown.message), stack: String(thrown.stack) });
}
