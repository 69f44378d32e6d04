import baseVariant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSRuntime,
} from 'quickjs-emscripten-core';
import { loadEngine } from './load-engine.ts';

/** An engine with its own global scope and memory. Must not be used after its disposal. */
export type Sandbox = Disposable & {
  runtime: QuickJSRuntime;
  context: QuickJSContext;
  memory: WebAssembly.Memory;
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
const wasmModule = loadEngine();

/** Memory of disposed sandboxes, by maximum size. */
const unusedMemory = new Map<number, WebAssembly.Memory>();

/**
 * Opens a sandbox that uses at most `memoryBytes`. Each has its own engine instance, so runs share no state. Its disposal allows a
 * later sandbox to use its memory; without it, the memory is garbage collected.
 *
 * The limit applies to the memory of the instance, because this build of the engine cannot determine its allocation sizes, so its
 * own limit would count almost nothing.
 */
export async function openSandbox(memoryBytes: number): Promise<Sandbox> {
  const maximum = Math.max(INITIAL_PAGES, Math.floor(memoryBytes / WASM_PAGE_BYTES));
  const wasmMemory = acquireMemory(maximum);
  const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule, wasmMemory }));
  const runtime = quickJs.newRuntime();
  runtime.setMaxStackSize(STACK_BYTES);
  // Memory grows by a fifth at a time, or less near its maximum.
  const spentBytes = maximum * WASM_PAGE_BYTES * 0.95;
  return {
    runtime,
    context: runtime.newContext(),
    memory: wasmMemory,
    isMemorySpent: () => wasmMemory.buffer.byteLength >= spentBytes,
    [Symbol.dispose]: () => releaseMemory(wasmMemory, maximum),
  };
}

/** Returns empty memory. New memory for each run would cause a full garbage collection in almost every run. */
function acquireMemory(maximum: number): WebAssembly.Memory {
  const unused = unusedMemory.get(maximum);
  if (!unused) return new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum });
  unusedMemory.delete(maximum);
  new Uint8Array(unused.buffer).fill(0);
  return unused;
}

function releaseMemory(memory: WebAssembly.Memory, maximum: number): void {
  // Memory cannot shrink.
  if (memory.buffer.byteLength === INITIAL_PAGES * WASM_PAGE_BYTES) unusedMemory.set(maximum, memory);
}
