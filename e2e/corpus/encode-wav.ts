const RATE = 8_000;

/** Encodes a silent WAV sound. */
export function encodeWav(seconds: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(44);
  const bytes = Math.round(RATE * seconds);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return new Uint8Array(Buffer.concat([head, Buffer.alloc(bytes, 128)]));
}
