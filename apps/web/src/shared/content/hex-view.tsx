import { useEffect, useState } from 'react';
import { ScrollRegion } from '#ui/page/scroll-region.tsx';
import { HEX_BYTES } from './hex-bytes.ts';

const ROW_BYTES = 16;

/** Shows the first bytes of content: the offset of each row, the bytes, and their text. */
export function HexView({ content, sizeBytes }: { content: Blob; sizeBytes: number }) {
  const [bytes, setBytes] = useState<Uint8Array>();
  useEffect(() => {
    let isCurrent = true;
    void content
      .slice(0, HEX_BYTES)
      .arrayBuffer()
      .then((buffer) => {
        if (isCurrent) setBytes(new Uint8Array(buffer));
      });
    return () => {
      isCurrent = false;
    };
  }, [content]);
  return (
    <>
      <p className="border-line border-b bg-amber-bg px-16 py-6 text-amber-fg text-small">
        This file type has no preview.{' '}
        {sizeBytes > HEX_BYTES ? `Showing its first ${HEX_BYTES.toLocaleString('en')} bytes.` : 'These are its bytes.'}
      </p>
      <ScrollRegion label="First bytes">
        <pre className="p-16 font-mono text-body">{bytes && toRows(bytes).join('\n')}</pre>
      </ScrollRegion>
    </>
  );
}

/** Returns rows of sixteen bytes: offset, hexadecimal values and printable characters. */
function toRows(bytes: Uint8Array): string[] {
  return Array.from({ length: Math.ceil(bytes.length / ROW_BYTES) }, (_, row) => {
    const some = [...bytes.subarray(row * ROW_BYTES, (row + 1) * ROW_BYTES)];
    const offset = (row * ROW_BYTES).toString(16).padStart(6, '0');
    const hex = some.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const text = some.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    return `${offset}  ${hex.padEnd(ROW_BYTES * 3 - 1)}  ${text}`;
  });
}
