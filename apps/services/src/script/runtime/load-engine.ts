/// <reference path="./web-assembly.d.ts" />

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

const KEY = 'script engine';

/**
 * Returns the compiled engine. Threads inherit it if their parent has loaded it before they start; all then share its machine code,
 * which otherwise each thread would compile and optimise for itself.
 */
export function loadEngine(): WebAssembly.Module {
  const inherited = getEnvironmentData(KEY);
  if (inherited instanceof WebAssembly.Module) return inherited;
  const path = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
  const engine = new WebAssembly.Module(readFileSync(path));
  // The types of Node lack modules among the values that can be cloned.
  setEnvironmentData(KEY, engine as object);
  return engine;
}
