import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import type { Sandbox } from './open-sandbox.ts';

/** Code inside the sandbox that mediates between the host and the script. */
export type SandboxBridge = {
  callFunction: QuickJSHandle;
  describeThrown: QuickJSHandle;
  saveDocuments: QuickJSHandle;
  toWireJson: QuickJSHandle;
};

type HostCall = (name: string, argumentsJson: string) => string | undefined;

// The prefix separates internal files from those of scripts.
const PREFIX = 'internal:';
/** The import prefix of internal files in other folders, as everywhere in the source. */
const ALIAS = '#script/runtime/sandbox/';
const ENTRY = `
  export { install, callFunction, describeThrown, saveDocuments } from '${PREFIX}main.js';
  export { toWireJson } from '${PREFIX}language/wire-value.js';
`;
const sources = new Map<string, string>();

/**
 * Loads the internal code into a sandbox and defines the globals of scripts. No file can be loaded afterwards. A script can still
 * access the internal modules, but gains nothing from them.
 */
export function installSandboxBridge({ runtime, context }: Sandbox, call: HostCall, facts: object): SandboxBridge {
  runtime.setModuleLoader(
    (name) => readSource(name),
    (from, name) => toModuleName(from, name),
  );
  const guest = context.unwrapResult(context.evalCode(ENTRY, `${PREFIX}entry.js`, { type: 'module' }));
  runtime.removeModuleLoader();
  const install = context.getProp(guest, 'install');
  const factsJson = context.newString(JSON.stringify(facts));
  context.unwrapResult(context.callFunction(install, context.undefined, newHostFunction(context, call), factsJson));
  return {
    callFunction: context.getProp(guest, 'callFunction'),
    describeThrown: context.getProp(guest, 'describeThrown'),
    saveDocuments: context.getProp(guest, 'saveDocuments'),
    toWireJson: context.getProp(guest, 'toWireJson'),
  };
}

function newHostFunction(context: QuickJSContext, call: HostCall): QuickJSHandle {
  return context.newFunction('host', (name, argumentsJson) => {
    const result = call(context.getString(name), context.getString(argumentsJson));
    return result === undefined ? context.undefined : context.newString(result);
  });
}

function toModuleName(from: string, name: string): string {
  if (name.startsWith(ALIAS)) return name.replace(ALIAS, PREFIX);
  return name.startsWith('./') ? PREFIX + posix.join(posix.dirname(from.slice(PREFIX.length)), name) : name;
}

function readSource(name: string): string {
  let source = sources.get(name);
  if (source === undefined) {
    source = readFileSync(new URL(`./sandbox/${name.slice(PREFIX.length)}`, import.meta.url), 'utf8');
    sources.set(name, source);
  }
  return source;
}
