/** The spreadsheet formats that are shown as cells. XLS and XLSB are recognised in order to explain what to do with them. */
export type SheetFormat = 'csv' | 'ods' | 'tsv' | 'xls' | 'xlsx';

const BY_TYPE: Readonly<Record<string, SheetFormat>> = {
  'application/csv': 'csv',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-excel.sheet.binary.macroenabled.12': 'xlsx',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'xlsx',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.spreadsheet-template': 'ods',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.template': 'xlsx',
  'application/x-vnd.oasis.opendocument.spreadsheet': 'ods',
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
};
const BY_ENDING: Readonly<Record<string, SheetFormat>> = {
  csv: 'csv',
  ods: 'ods',
  ots: 'ods',
  tab: 'tsv',
  tsv: 'tsv',
  xls: 'xls',
  xlsb: 'xlsx',
  xlsm: 'xlsx',
  xlsx: 'xlsx',
  xltx: 'xlsx',
};
// Types that programs use for unknown formats, and Excel's type, which some browsers assign to CSV.
const UNSURE_TYPES: ReadonlySet<string> = new Set([
  '',
  'application/octet-stream',
  'application/vnd.ms-excel',
  'application/zip',
  'text/plain',
]);

/** Returns the spreadsheet format for a type, or for a name if the type is generic. Returns undefined for other content. */
export function findSheetFormat(mimeType = '', name = ''): SheetFormat | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const byEnding = UNSURE_TYPES.has(mimeType) ? BY_ENDING[ending] : undefined;
  return byEnding ?? BY_TYPE[mimeType.toLowerCase()];
}

/** Reports whether a spreadsheet is text, which is shown while it loads. */
export function isDelimited(format: SheetFormat): format is 'csv' | 'tsv' {
  return format === 'csv' || format === 'tsv';
}
