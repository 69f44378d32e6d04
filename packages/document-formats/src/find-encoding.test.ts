import { expect, test } from 'vitest';
import { getEncoding } from './encoding-of.ts';

const toText = (bytes: Uint8Array, charset?: string) => new TextDecoder(getEncoding(bytes, charset)).decode(bytes);

type Text = readonly [charset: string, hex: string, text: string];

/** Short texts as written by regional programs. */
const TEXTS: readonly Text[] = [
  ['shift_jis', '89ef8b6382cd8c8e976a93fa82c582b78142', '会議は月曜日です。'],
  ['shift_jis', '938c8b9e93738d608be6', '東京都港区'],
  ['shift_jis', '82a890a2986282c982c882c182c482a882e882dc82b78142', 'お世話になっております。'],
  ['shift_jis', '834a835e834a8369814182d082e782aa82c881418abf8e9a', 'カタカナ、ひらがな、漢字'],
  ['shift_jis', '8e8196bc098f5a8f8a099364986294d48d86', '氏名\t住所\t電話番号'],
  ['euc-jp', 'b2f1b5c4a4cfb7eecdcbc6fca4c7a4b9a1a3', '会議は月曜日です。'],
  ['euc-jp', 'a4aac0a4cfc3a4cba4caa4c3a4c6a4aaa4eaa4dea4b9a1a3', 'お世話になっております。'],
  ['euc-kr', 'bec8b3e7c7cfbcbcbfe42e', '안녕하세요.'],
  ['euc-kr', 'c8b8c0c7b4c220bff9bfe4c0cfc0d4b4cfb4d92e', '회의는 월요일입니다.'],
  ['euc-kr', 'bcadbfefc6afbab0bdc320b0adb3b2b1b8', '서울특별시 강남구'],
  ['euc-kr', 'c0ccb8a72cc0fcc8adb9f8c8a32cc1d6bcd2', '이름,전화번호,주소'],
  ['euc-kr', '32303236b3e220bfb9bbea20bab8b0edbcad', '2026년 예산 보고서'],
  ['gb18030', 'bbe1d2e9d4dad0c7c6dad2bba1a3', '会议在星期一。'],
  ['gb18030', 'b1b1bea9cad0b3afd1f4c7f8', '北京市朝阳区'],
  ['gb18030', 'd0d5c3fb2cb5e7bbb02cb5d8d6b7', '姓名,电话,地址'],
  ['gb18030', 'c7ebb2e9bfb4b8bdbcfea1a3', '请查看附件。'],
  ['gb18030', 'c4e3bac3a3accac0bde7a3a1', '你好，世界！'],
  ['big5', 'b77cc4b3a662ac50b4c1a440a143', '會議在星期一。'],
  ['big5', 'bb4fa55fa5abab48b871b0cf', '臺北市信義區'],
  ['big5', 'a96da6572cb971b8dc2ca661a77d', '姓名,電話,地址'],
  ['big5', 'bdd0ac64acddaafea5f3a143', '請查看附件。'],
  ['big5', 'a741a66ea141a540acc9a149', '你好，世界！'],
  ['big5', 'b977bae2b3f8a769aed1', '預算報告書'],
  ['windows-1250', '50f8ed6c699a209e6c759d6f75e86bfd206bf9f2', 'Příliš žluťoučký kůň'],
  ['windows-1250', '5a61bff3b3e62067ea9c6cb9206a619ff1', 'Zażółć gęślą jaźń'],
  ['windows-1250', 'c17276ed7a74fb72f52074fc6bf67266fa72f367e970', 'Árvíztűrő tükörfúrógép'],
  ['windows-1251', 'cff0e8e2e5f22c20ece8f0', 'Привет, мир'],
  ['windows-1251', 'cef2f7b8f220e7e020efeeede5e4e5ebfcede8ea', 'Отчёт за понедельник'],
  ['windows-1251', 'cceef1eae2e0', 'Москва'],
  ['koi8-r', 'f0d2c9d7c5d42c20cdc9d2', 'Привет, мир'],
  ['koi8-r', 'efd4dea3d420dac120d0cfcec5c4c5ccd8cec9cb', 'Отчёт за понедельник'],
  ['koi8-r', 'edcfd3cbd7c1', 'Москва'],
  ['windows-1252', '4772f6df6520756e6420dc62756e67', 'Größe und Übung'],
  ['windows-1252', '456c206e69f16f20636f6d69f3207069f16173', 'El niño comió piñas'],
  ['windows-1252', '44e96ae020767520e0206c92e974e9', 'Déjà vu à l’été'],
  ['windows-1252', '352080209620936e61ef766594', '5 € – “naïve”'],
  ['windows-1252', '636166e9', 'café'],
  ['windows-1253', 'cae1ebe7ecddf1e120eafcf3ece5', 'Καλημέρα κόσμε'],
  ['windows-1253', 'b8eae8e5f3e720f0f1effbf0efebefe3e9f3eceffd', 'Έκθεση προϋπολογισμού'],
  ['windows-1254', '54fc726be7652067fc6e617964fd6e2c2069796920616bfe616d6c6172', 'Türkçe günaydın, iyi akşamlar'],
  ['windows-1255', 'f9ece5ed20f2e5eced', 'שלום עולם'],
  ['windows-1255', 'e3e5e720faf7f6e9e120f9f0fae9', 'דוח תקציב שנתי'],
  ['windows-1256', 'e3d1cdc8c720c8c7e1dac7e1e3', 'مرحبا بالعالم'],
  ['windows-1256', 'caded1edd120c7e1e3edd2c7e4edc9', 'تقرير الميزانية'],
  [
    'windows-1257',
    'c0fe756f6c61732c20f065f0eb6c697320697220677261fe757320eb6a696d6173',
    'Ąžuolas, šešėlis ir gražus ėjimas',
  ],
  ['windows-874', 'cac7d1cab4d5aad2c7e2c5a1', 'สวัสดีชาวโลก'],
];

/** Texts that are too short to distinguish their encoding from another one. */
const AMBIGUOUS: readonly Text[] = [
  ['shift_jis', 'c3bdc420c3deb0c02c312c32', 'ﾃｽﾄ ﾃﾞｰﾀ,1,2'],
  ['euc-jp', 'c5ecb5fec5d4b9c1b6e8', '東京都港区'],
  ['euc-jp', 'cdbdbbbbcaf3b9f0bdf12032303236c7afc5d9', '予算報告書 2026年度'],
  ['euc-jp', 'a5aba5bfa5aba5caa1a2a4d2a4e9a4aca4ca', 'カタカナ、ひらがな'],
  ['gb18030', '32303236c4ead4a4cbe3b1a8b8e6', '2026年预算报告'],
  ['windows-1254', 'dd7374616e62756c9264612067fc6e65fe2c20e7fdf020766520fe75626174', 'İstanbul’da güneş, çığ ve şubat'],
];

test.each(TEXTS)('a text in %s is detected: %s', (_charset, hex, text) => {
  expect(toText(Buffer.from(hex, 'hex'))).toBe(text);
});

test.each([...TEXTS, ...AMBIGUOUS])('a text in %s is decoded if its encoding is declared: %s', (charset, hex, text) => {
  expect(toText(Buffer.from(hex, 'hex'), charset)).toBe(text);
});

test.each(AMBIGUOUS)('a text in %s is detected among others in its language: %s', (charset, hex, text) => {
  const others = TEXTS.filter(([other]) => other === charset).map(([, bytes]) => Buffer.from(bytes, 'hex'));
  const bytes = Buffer.concat([Buffer.from(hex, 'hex'), ...others.flatMap((other) => [Buffer.from('\n'), other])]);
  expect(toText(bytes).split('\n')[0]).toBe(text);
});

test('Latin letters next to Chinese characters do not change the detected encoding', () => {
  for (const [, hex, text] of TEXTS.filter(([charset]) =>
    ['shift_jis', 'gb18030', 'big5', 'euc-kr'].includes(charset),
  )) {
    expect(toText(Buffer.from(`5043${hex}`, 'hex'))).toBe(`PC${text}`);
  }
});

test.each(['', '0a'])('a long text is detected by its beginning, even if that ends within a character', (end) => {
  const [, hex = '', text] = TEXTS.find(([charset]) => charset === 'shift_jis') ?? [];
  const count = 10_000;
  const read = toText(Buffer.from(`41${(hex + end).repeat(count)}`, 'hex'));
  expect(read === `A${`${text}${end === '' ? '' : '\n'}`.repeat(count)}`).toBe(true);
});
