/** The part of the WebAssembly interface that is used here; the types of Node leave it to those of browsers. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Memory {
    constructor(descriptor: { initial: number; maximum: number });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  class RuntimeError extends Error {}
}
