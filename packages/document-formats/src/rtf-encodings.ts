const DOUBLE_BYTE: Readonly<Record<number, string>> = { 932: 'shift_jis', 936: 'gb18030', 949: 'euc-kr', 950: 'big5' };

/** Code pages of RTF font character sets (1.9.1, `\fcharset`). */
const CODE_PAGES: Readonly<Record<number, number>> = {
  77: 10_000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** Returns the WHATWG label of a Windows code page. */
export function toEncoding(codePage: number): string {
  if (codePage === 65_001) return 'utf-8';
  if (codePage === 10_000) return 'macintosh';
  const isKnown = codePage === 874 || (codePage >= 1250 && codePage <= 1258);
  return DOUBLE_BYTE[codePage] ?? (isKnown ? `windows-${codePage}` : 'windows-1252');
}

/** Returns the encoding of a font's character set, or undefined for that of the document. */
export function findFontEncoding(charset: number): string | undefined {
  const codePage = CODE_PAGES[charset];
  return codePage === undefined ? undefined : toEncoding(codePage);
}
