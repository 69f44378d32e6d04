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
const ENTRY_NAME = `${PREFIX}entry.js`;

/**
 * Loads the internal code into a new sandbox. No file can be loaded afterwards. A script can still access the internal modules, but
 * gains nothing from them.
 */
export function loadInternalCode({ runtime, context }: Sandbox): void {
  runtime.setModuleLoader(
    (name) => readSource(name),
    (from, name) => toModuleName(from, name),
  );
  context.unwrapResult(context.evalCode(ENTRY, ENTRY_NAME, { type: 'module' }));
  runtime.removeModuleLoader();
}

/** Defines the globals of scripts in a sandbox that has loaded the internal code. */
export function installSandboxBridge({ context }: Sandbox, call: HostCall, facts: object): SandboxBridge {
  const reexport = `export * from '${ENTRY_NAME}';`;
  const guest = context.unwrapResult(context.evalCode(reexport, `${PREFIX}bridge.js`, { type: 'module' }));
  const install = context.getProp(guest, 'install');
  const factsJson = context.newString(JSON.stringify(facts));
  context.unwrapResult(context.callFunction(install, context.undefined, createHostFunction(context, call), factsJson));
  return {
    callFunction: context.getProp(guest, 'callFunction'),
    describeThrown: context.getProp(guest, 'describeThrown'),
    saveDocuments: context.getProp(guest, 'saveDocuments'),
    toWireJson: context.getProp(guest, 'toWireJson'),
  };
}

function createHostFunction(context: QuickJSContext, call: HostCall): QuickJSHandle {
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
  return readFileSync(new URL(`./sandbox/${name.slice(PREFIX.length)}`, import.meta.url), 'utf8');
}
