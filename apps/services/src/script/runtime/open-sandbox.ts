import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import baseVariant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSRuntime,
} from 'quickjs-emscripten-core';

/** An engine with its own global scope and memory. */
export type Sandbox = {
  runtime: QuickJSRuntime;
  context: QuickJSContext;
  /** Whether the memory has reached its maximum size. */
  isMemorySpent(): boolean;
};

const WASM_PAGE_BYTES = 65_536;
// Minimum number of pages that the module requires.
const INITIAL_PAGES = 256;
// Less than the module reserves for its stack. Enough for about five thousand nested calls of plain functions.
const STACK_BYTES = 1_048_576;

// The package only declares the types of its CommonJS form, in which the variant is nested one level deeper.
const variant = baseVariant as unknown as typeof baseVariant.default;
const wasmPath = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
const wasmModule = new WebAssembly.Module(readFileSync(wasmPath));

/**
 * Opens a sandbox that uses at most `memoryBytes`. Each has its own engine instance, so runs share no state, and there is nothing
 * to dispose of: the instance is garbage collected once the run has ended.
 *
 * The limit applies to the memory of the instance, because this build of the engine cannot determine its allocation sizes, so its
 * own limit would count almost nothing.
 */
export async function openSandbox(memoryBytes: number): Promise<Sandbox> {
  const maximum = Math.max(INITIAL_PAGES, Math.floor(memoryBytes / WASM_PAGE_BYTES));
  const wasmMemory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum });
  const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule, wasmMemory }));
  const runtime = quickJs.newRuntime();
  runtime.setMaxStackSize(STACK_BYTES);
  // Memory grows by a fifth at a time, or less near its maximum.
  const spentBytes = maximum * WASM_PAGE_BYTES * 0.95;
  return {
    runtime,
    context: runtime.newContext(),
    isMemorySpent: () => wasmMemory.buffer.byteLength >= spentBytes,
  };
}
