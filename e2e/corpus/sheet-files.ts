import type { CorpusFile } from './corpus-file.ts';
import { encodeOpenDocument, encodeXlsx, openTable } from './encode-office.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ODS = 'application/vnd.oasis.opendocument.spreadsheet';
const TRUNCATED = 'This spreadsheet is incomplete: its end is missing.';

const costs = (sum: string) => [
  ['Month', 'Zebras'],
  ['May', sum],
];

/** Workbooks and delimited texts, with several sheets, and with content that must not be executed. */
export const SHEET_FILES: readonly CorpusFile[] = [
  {
    name: 'costs.xlsx',
    mimeType: XLSX,
    content: encodeXlsx({ Costs: costs('3'), People: [['Ana']] }),
    shows: ['Zebras', 'Costs', 'People', /^\d+ of 5 cells viewed$/],
    viewedPart: 'part',
  },
  {
    name: 'changed.xlsx',
    mimeType: XLSX,
    content: encodeXlsx({ Costs: costs('3'), People: [['Ana']] }),
    viewedPart: 'part',
    later: { content: encodeXlsx({ Costs: costs('4'), People: [['Ana']] }), differs: [/1 cell/, '4'] },
  },
  {
    name: 'costs.ods',
    mimeType: ODS,
    content: encodeOpenDocument('spreadsheet', openTable('Costs', costs('3'))),
    shows: ['Zebras', 'All 4 cells viewed'],
    viewedPart: 'all',
  },
  {
    name: 'changed.ods',
    mimeType: ODS,
    content: encodeOpenDocument('spreadsheet', openTable('Costs', costs('3'))),
    viewedPart: 'all',
    later: { content: encodeOpenDocument('spreadsheet', openTable('Costs', costs('4'))), differs: [/1 cell/] },
  },
  { name: 'costs.csv', mimeType: 'text/csv', content: 'Month;Zebras\nMay;3\n', shows: ['Zebras'], viewedPart: 'all' },
  {
    name: 'costs.tsv',
    mimeType: 'text/tab-separated-values',
    content: 'Month\tZebras\nMay\t3\n',
    shows: ['Zebras'],
    viewedPart: 'all',
    later: { content: 'Month\tZebras\nMay\t4\n', differs: [/1 cell/] },
  },
  {
    name: 'formulas.csv',
    mimeType: 'text/csv',
    content: '=HYPERLINK("https://outside.example"),@SUM(1)\n',
    shows: ['@SUM(1)'],
    viewedPart: 'all',
  },
  {
    name: 'directions.csv',
    mimeType: 'text/csv',
    content: 'Pay \u202e001\u202c,b\u0007\n',
    shows: [/⟨U\+202E⟩001/],
    viewedPart: 'all',
  },
  {
    name: 'outside.xlsx',
    mimeType: XLSX,
    content: encodeXlsx(
      { Costs: [['Linked', '=[1]Sheet1!A1', '=WEBSERVICE(&quot;https://outside.example&quot;)']] },
      {
        'xl/externalLinks/_rels/externalLink1.xml.rels':
          '<Relationships><Relationship Id="r1" TargetMode="External" Target="https://outside.example/a.xlsx"/></Relationships>',
      },
    ),
    shows: ['Linked', '7'],
    viewedPart: 'all',
  },
  {
    name: 'macros.xlsm',
    mimeType: 'application/vnd.ms-excel.sheet.macroEnabled.12',
    content: encodeXlsx({ Costs: [['A sheet with macros']] }, { 'xl/vbaProject.bin': new Uint8Array(200) }),
    shows: ['A sheet with macros'],
    viewedPart: 'all',
  },
  {
    name: 'cut.xlsx',
    mimeType: XLSX,
    content: encodeXlsx({ Costs: costs('3') }).slice(0, -60),
    shows: [TRUNCATED],
    viewedPart: 'nothing',
  },
  {
    name: 'cut.ods',
    mimeType: ODS,
    content: encodeOpenDocument('spreadsheet', openTable('Costs', costs('3'))).slice(0, -60),
    shows: [TRUNCATED],
    viewedPart: 'nothing',
  },
  {
    name: 'text.xlsx',
    mimeType: XLSX,
    content: 'This is no workbook.',
    shows: ['This file is not a spreadsheet.'],
    viewedPart: 'nothing',
  },
  {
    name: 'bomb.xlsx',
    mimeType: XLSX,
    content: () => encodeXlsx({ Costs: costs('3') }, { 'xl/media/a.png': new Uint8Array(40_000_000) }),
    shows: ['The file is too large when unpacked.'],
    viewedPart: 'nothing',
  },
];
