const MEMORY_SECTION = 5;
const PAGE_BYTES = 65_536;

/**
 * Sets the maximum size of the memory that a WebAssembly module defines. Throws if the module defines no memory. `maxBytes` must
 * be a multiple of 65,536.
 */
export function limitMemory(module: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  for (let start = 8; start < module.length; ) {
    const [sizeBytes, content] = readNumber(module, start + 1);
    if (module[start] === MEMORY_SECTION) {
      const [minimum] = readNumber(module, content + 2);
      const limits = [1, 1, ...writeNumber(minimum), ...writeNumber(maxBytes / PAGE_BYTES)];
      const section = [MEMORY_SECTION, ...writeNumber(limits.length), ...limits];
      return Buffer.concat([module.subarray(0, start), Buffer.from(section), module.subarray(content + sizeBytes)]);
    }
    start = content + sizeBytes;
  }
  throw new Error('the module defines no memory');
}

/** Decodes a LEB128 number of a WebAssembly module. Returns it with its end offset. */
function readNumber(bytes: Uint8Array, start: number): [value: number, end: number] {
  let [value, end] = [0, start];
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[end] ?? 0;
    end += 1;
    value += (byte % 128) * factor;
    if (byte < 128) return [value, end];
  }
}

function writeNumber(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...writeNumber(Math.floor(value / 128))];
}
