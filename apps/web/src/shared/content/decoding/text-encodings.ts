/** The encodings that users can select, by label (Encoding Standard), with the names used by other programs. */
const NAMES: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Western European (Windows-1252)',
  'iso-8859-15': 'Western European (ISO 8859-15)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'koi8-u': 'Cyrillic (KOI8-U)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  gb18030: 'Chinese Simplified (GB18030)',
  big5: 'Chinese Traditional (Big5)',
  shift_jis: 'Japanese (Shift_JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
  'euc-kr': 'Korean (EUC-KR)',
  macintosh: 'Mac OS Roman',
  ibm866: 'Cyrillic (DOS 866)',
};

/** Returns the choices for the encoding of a text. Always includes `current`. */
export function listEncodings(current: string): { value: string; label: string }[] {
  const known = Object.entries(NAMES).map(([value, label]) => ({ value, label }));
  return current in NAMES ? known : [{ value: current, label: current }, ...known];
}
