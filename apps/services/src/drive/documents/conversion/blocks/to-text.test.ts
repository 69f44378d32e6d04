import { isKnownCharset } from '@rotunda/document-formats/known-charset';
import { expect, test } from 'vitest';
import { readDocument } from '#drive/documents/conversion/read-document.ts';
import { toText } from './to-text.ts';

const HEX = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

/** The same few words in regional encodings, as bytes that regional programs write. */
const TEXTS: readonly (readonly [charset: string, bytes: Buffer, text: string])[] = [
  ['iso-8859-1', Buffer.from('El niño comió piñas y el señor pagó', 'latin1'), 'El niño comió piñas y el señor pagó'],
  ['windows-1252', HEX('93 47 72 f6 df 65 94 20 96 20 35 20 80'), '“Größe” – 5 €'],
  [
    'shift_jis',
    HEX(
      '8e 81 96 bc 2c 95 94 8f 90 2c 94 f5 8d 6c 0a 8e 52 93 63 91 be 98 59 2c 89 63 8b c6 95 94 2c 89 ef 8b 63 82 cc 95 f1 8d 90',
    ),
    '氏名,部署,備考\n山田太郎,営業部,会議の報告',
  ],
  [
    'euc-kr',
    HEX(
      'c1 d6 b0 a3 20 c8 b8 c0 c7 b7 cf c0 bb 20 ba b8 b3 c0 b4 cf b4 d9 2e 20 bf b9 bb ea 20 b0 e8 c8 b9 b0 fa 20 ba b8 b0 ed bc ad b8 a6',
    ),
    '주간 회의록을 보냅니다. 예산 계획과 보고서를',
  ],
  [
    'gb18030',
    HEX(
      'bb e1 d2 e9 b1 a8 b8 e6 ba cd d4 a4 cb e3 bc c6 bb ae d2 d1 be ad cd ea b3 c9 a3 ac c7 eb b2 e9 bf b4 b8 bd bc fe d6 d0 b5 c4 ba cf cd ac a1 a3',
    ),
    '会议报告和预算计划已经完成，请查看附件中的合同。',
  ],
  [
    'windows-1251',
    HEX('cf f0 e8 e2 e5 f2 2c 20 fd f2 ee 20 ef eb e0 ed 20 e7 e0 ef f3 f1 ea e0'),
    'Привет, это план запуска',
  ],
];

test.each(TEXTS)('text in %s is read correctly, with or without a declared encoding', (charset, bytes, text) => {
  expect(toText(bytes, charset)).toBe(text);
  expect(toText(bytes)).toBe(text);
});

test('a byte order mark and valid UTF-8 take precedence over the declared encoding', () => {
  expect(toText(Buffer.from('Größe'), 'iso-8859-1')).toBe('Größe');
  expect(toText(Buffer.from('\ufeffGröße'), 'shift_jis')).toBe('Größe');
  expect(toText(Buffer.from('\ufeff日本', 'utf16le'), 'iso-8859-1')).toBe('日本');
});

test('text in an encoding that looks like ASCII is read as declared', () => {
  expect(toText(HEX('1b 24 42 46 7c 4b 5c 1b 28 42'), 'iso-2022-jp')).toBe('日本');
  expect(toText(Buffer.from('plain', 'utf16le'), 'utf-16le')).toBe('plain');
});

test('a page is read in the encoding it declares itself', async () => {
  const page = Buffer.concat([
    Buffer.from('<html><meta charset="windows-1250"><p>'),
    HEX('9e 6c 75 9d'),
    Buffer.from('</p>'),
  ]);
  expect((await readDocument(page, 'text/html')).markdown).toBe('žluť');
});

test('any bytes can be decoded, and encoding labels are those of the standard', () => {
  expect(toText(HEX('e9'))).toBe('é');
  expect(toText(new Uint8Array(0))).toBe('');
  expect(['utf-8', 'Shift_JIS', 'cp1252', 'ks_c_5601-1987'].map(isKnownCharset)).toEqual([true, true, true, true]);
  expect(['', 'klingon', 'utf-7', 'hz-gb-2312'].map(isKnownCharset)).toEqual([false, false, false, false]);
});
