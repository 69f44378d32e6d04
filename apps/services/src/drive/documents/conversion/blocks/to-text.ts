import { encodingOf } from '@rotunda/document-formats/encoding-of';

/** Bytes as text, in the encoding that they are in, declared as `charset` or not. */
export function toText(bytes: Uint8Array, charset?: string): string {
  return new TextDecoder(encodingOf(bytes, charset)).decode(bytes).replaceAll(/\r\n?/g, '\n');
}
