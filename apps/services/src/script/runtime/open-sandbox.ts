import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import baseVariant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSRuntime,
} from 'quickjs-emscripten-core';

/** An engine with one global scope and memory of its own. */
export type Sandbox = {
  runtime: QuickJSRuntime;
  context: QuickJSContext;
  /** Whether the memory has grown as far as it may. */
  isMemorySpent(): boolean;
};

const WASM_PAGE_BYTES = 65_536;
// The module demands this many pages to begin with.
const INITIAL_PAGES = 256;
// Less than the module reserves for its stack; enough for some five thousand nested calls of plain functions.
const STACK_BYTES = 1_048_576;

// The package declares the types of its CommonJS form alone, where the variant lies one level further down.
const variant = baseVariant as unknown as typeof baseVariant.default;
const wasmPath = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
const wasmModule = new WebAssembly.Module(readFileSync(wasmPath));

/**
 * Opens a sandbox that takes at most `memoryBytes`. Each has an instance of the engine of its own, so nothing of a run
 * is left to the next, and there is nothing to dispose of: the instance is garbage once the run has ended.
 *
 * The limit is set on the memory of the instance, because this build of the engine cannot tell the sizes of what it has
 * allocated, and its own limit would count next to nothing.
 */
export async function openSandbox(memoryBytes: number): Promise<Sandbox> {
  const maximum = Math.max(INITIAL_PAGES, Math.floor(memoryBytes / WASM_PAGE_BYTES));
  const wasmMemory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum });
  const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule, wasmMemory }));
  const runtime = quickJs.newRuntime();
  runtime.setMaxStackSize(STACK_BYTES);
  // Memory grows by a fifth at a time, or by less near its end.
  const spentBytes = maximum * WASM_PAGE_BYTES * 0.95;
  return {
    runtime,
    context: runtime.newContext(),
    isMemorySpent: () => wasmMemory.buffer.byteLength >= spentBytes,
  };
}
