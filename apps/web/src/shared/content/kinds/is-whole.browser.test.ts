import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IncompleteContentError, requireComplete } from './incomplete-content.ts';

async function drawn(type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(60, 40);
  const context = canvas.getContext('2d');
  context?.fillText('Invoice', 4, 20);
  const blob = await canvas.convertToBlob({ type });
  expect(blob.type).toBe(type);
  return blob;
}

function bytesOf(type: string, ...parts: readonly (readonly number[])[]): Blob {
  return new Blob([new Uint8Array(parts.flat())], { type });
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

// Two pictures of one pixel, with a table of two colours, a comment, and a control block for the second picture.
const GIF = bytesOf(
  'image/gif',
  [...ascii('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
  [0x21, 0xfe, 2, 0x3b, 0x3b, 0],
  [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0],
  [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
  [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0, 0x3b],
);
const BMP = bytesOf('image/bmp', ascii('BM'), [58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0], new Array(44).fill(1));
const AVIF = bytesOf('image/avif', [0, 0, 0, 12], ascii('ftypavif'), [0, 0, 0, 16], ascii('mdat12345678'));
const PDF = new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'], {
  type: 'application/pdf',
});
const LINEAR = new Blob(
  ['%PDF-1.4\n1 0 obj<</Linearized 1/L 1200/H[1 2]>>endobj\nstartxref\n0\n%%EOF\n'.padEnd(1195), '%%EOF'],
  { type: 'application/pdf' },
);

const WHOLE: Readonly<Record<string, () => Promise<Blob> | Blob>> = {
  PNG: () => drawn('image/png'),
  JPEG: () => drawn('image/jpeg'),
  WebP: () => drawn('image/webp'),
  GIF: () => GIF,
  BMP: () => BMP,
  AVIF: () => AVIF,
  PDF: () => PDF,
  'PDF for the web': () => LINEAR,
};

function read(content: Blob) {
  const form = content.type === 'application/pdf' ? 'pdf' : 'image';
  return requireComplete(content, { form, sizeBytes: undefined, sha256: undefined });
}

test.each(Object.keys(WHOLE))('a %s is complete, and incomplete when cut off anywhere', async (name) => {
  const whole = await WHOLE[name]?.();
  if (!whole) throw new Error('no sample');
  await expect(read(whole)).resolves.toBe(whole);
  // The end of a PDF may lack only white space.
  const most = whole.size - (whole.type === 'application/pdf' ? 2 : 1);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: most }), async (size) => {
      await expect(read(whole.slice(0, size, whole.type))).rejects.toBeInstanceOf(IncompleteContentError);
    }),
    { numRuns: 120, seed: 7 },
  );
});

test.each([
  ['TrueType', 0x00_01_00_00],
  ['WOFF2', 0x77_4f_46_32],
])('a truncated font in %s is incomplete', async (_, signature) => {
  const bytes = new DataView(new ArrayBuffer(60));
  bytes.setUint32(0, signature);
  if (signature === 0x77_4f_46_32) bytes.setUint32(8, 60);
  else {
    // One table of 32 bytes, starting at offset 28.
    bytes.setUint16(4, 1);
    bytes.setUint32(20, 28);
    bytes.setUint32(24, 32);
  }
  const expected = { form: 'font', sizeBytes: undefined, sha256: undefined } as const;
  const whole = new Blob([bytes]);
  await expect(requireComplete(whole, expected)).resolves.toBe(whole);
  for (const size of [59, 30, 14]) {
    await expect(requireComplete(whole.slice(0, size), expected)).rejects.toThrow(
      'This font is incomplete: its end is missing',
    );
  }
});

test('content with fewer bytes than the file reports how many arrived', async () => {
  const png = await drawn('image/png');
  const cut = png.slice(0, 50, 'image/png');
  const expected = { form: 'image', sizeBytes: 11_727, sha256: undefined } as const;
  await expect(requireComplete(cut, expected)).rejects.toThrow(
    'This picture is incomplete: 50 of 11,727 bytes arrived',
  );
  const text = new Blob(['The beginning']);
  await expect(requireComplete(text, { ...expected, form: 'markdown', sizeBytes: 20 })).rejects.toThrow(
    'This text is incomplete: 13 of 20 bytes arrived',
  );
});

test('content that does not match its checksum is incomplete', async () => {
  const expected = { form: 'text', sizeBytes: 3 } as const;
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  const abc = new Blob(['abc']);
  await expect(requireComplete(abc, { ...expected, sha256 })).resolves.toBe(abc);
  await expect(requireComplete(new Blob(['abd']), { ...expected, sha256 })).rejects.toThrow(
    'This text is incomplete: its checksum does not match',
  );
});
