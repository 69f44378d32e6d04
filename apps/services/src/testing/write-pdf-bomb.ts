import { deflateSync } from 'node:zlib';

const [CATALOG, PAGES, PAGE, CONTENT] = [1, 2, 3, 4];
const GIGABYTE = 2 ** 30;
/** Number of bytes that a pair of bytes represents in run-length encoding. */
const RUN_LENGTH = 128;

/** Writes a PDF of a few kilobytes with a page that decompresses to a gigabyte of blanks. */
export function writePdfBomb(): Buffer {
  const runs = Buffer.alloc((GIGABYTE / RUN_LENGTH) * 2, Buffer.from([257 - RUN_LENGTH, 0x20]));
  const packed = deflateSync(runs);
  const objects: readonly (readonly [number, string | Buffer])[] = [
    [CATALOG, `<</Type/Catalog/Pages ${PAGES} 0 R>>`],
    [PAGES, `<</Type/Pages/Kids[${PAGE} 0 R]/Count 1>>`],
    [PAGE, `<</Type/Page/Parent ${PAGES} 0 R/MediaBox[0 0 595 842]/Contents ${CONTENT} 0 R/Resources<<>>>>`],
    [
      CONTENT,
      Buffer.concat([
        Buffer.from(`<</Length ${packed.length}/Filter[/FlateDecode/RunLengthDecode]>>stream\n`),
        packed,
        Buffer.from('\nendstream'),
      ]),
    ],
  ];
  let pdf = Buffer.from('%PDF-1.7\n');
  const offsets: number[] = [];
  for (const [number, content] of objects) {
    offsets.push(pdf.length);
    pdf = Buffer.concat([pdf, Buffer.from(`${number} 0 obj\n`), Buffer.from(content), Buffer.from('\nendobj\n')]);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer<</Size ${objects.length + 1}/Root ${CATALOG} 0 R>>\nstartxref\n${pdf.length}\n%%EOF`;
  return Buffer.concat([pdf, Buffer.from(table + trailer)]);
}
