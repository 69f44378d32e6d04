import type { DemoScript } from './script-template.ts';

const EXPORT = {
  name: 'Export',
  type: 'SERVER_JS',
  source: `/** Writes the invoices of the Nordic customers for the ledger. A trigger runs it every night. */
function exportNightly() {
  const entries = readInvoices().map(toEntry);
  saveEntries(entries);
  console.log('Invoices exported: ' + entries.length);
  return entries.length;
}

/** The entry of one invoice, such as 'N-2041'. The ledger asks for it when an entry is missing. */
function exportOne(number) {
  const invoice = readInvoices().find((each) => each.number === number);
  if (!invoice) throw new Error('No invoice ' + number);
  return toEntry(invoice);
}

function readInvoices() {
  const id = PropertiesService.getScriptProperties().getProperty('invoices');
  const [header, ...rows] = Utilities.parseCsv(DriveApp.getFileById(id).getBlob().getDataAsString().trim());
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
}

function saveEntries(entries) {
  const files = DriveApp.getFilesByName('Ledger entries.txt');
  const text = entries.join('\\n');
  if (files.hasNext()) files.next().setContent(text);
  else DriveApp.createFile('Ledger entries.txt', text);
}
`,
} as const;

const INVOICES = `number,customer,total,currency
N-2041,Fjord Hotels,18400.00,NOK
N-2042,Alder & Sons,2310.50,DKK
N-2043,Malmö Marine,9120.00,SEK
N-2044,Fjord Hotels,1250.00,NOK
N-2045,Bergen Cold Store,40780.25,NOK
N-2046,Aarhus Bikes,6640.00,DKK
N-2047,Malmö Marine,530.00,SEK
`;

/** Reads a column removed from the invoices in version 3. Every run has failed since its release. */
export const BROKEN_RELEASE: DemoScript = {
  titles: ['Invoice export (Nordics)'],
  manifest: { executionApi: { access: 'DOMAIN' }, oauthScopes: ['https://www.googleapis.com/auth/drive'] },
  files: [
    EXPORT,
    {
      name: 'Ledger',
      type: 'SERVER_JS',
      source: `/** What the ledger reads of an invoice: number, amount and currency. */
function toEntry(invoice) {
  const amount = Number(invoice.total);
  if (Number.isNaN(amount)) throw new RangeError('Invoice ' + invoice.number + ' has no amount');
  return [invoice.number, amount.toFixed(2), invoice.currency].join(';');
}
`,
    },
  ],
  functions: [
    { name: 'exportNightly', types: ['TIME_DRIVEN'], weight: 1, maxSeconds: 20, logs: ['Invoices exported: 7'] },
    { name: 'exportOne', types: ['EXECUTION_API'], weight: 1, maxSeconds: 4, logs: [] },
  ],
  failures: [],
  triggers: [{ functionName: 'exportNightly', everyMinutes: 24 * 60 }],
  story: {
    owner: 'grace',
    start: { daysAgo: 6, minute: 14 * 60 + 3 },
    change: {
      by: 'grace',
      release: {
        version: 'Amounts in euro',
        message: 'Dina needs the amounts in euro from this month on. Checked with the invoices of the old month.',
      },
      files: [
        EXPORT,
        {
          name: 'Ledger',
          type: 'SERVER_JS',
          source: `const EURO_RATES = { DKK: 0.134, NOK: 0.0857, SEK: 0.0871 };

/** What the ledger reads of an invoice: number, amount, currency, and amount in euro. */
function toEntry(invoice) {
  const amount = Number(invoice.amount);
  if (Number.isNaN(amount)) throw new RangeError('Invoice ' + invoice.number + ' has no amount');
  const euro = amount * EURO_RATES[invoice.currency];
  return [invoice.number, amount.toFixed(2), invoice.currency, euro.toFixed(2)].join(';');
}
`,
        },
      ],
    },
    inputs: [{ property: 'invoices', name: 'Nordic invoices.csv', text: INVOICES, owner: 'grace', isShared: true }],
    runs: [
      {
        functionName: 'exportNightly',
        type: 'TIME_DRIVEN',
        everyMinutes: 24 * 60,
        atMinute: 70,
        failure: {
          functionName: 'exportNightly',
          type: 'RangeError',
          message: 'Invoice N-2041 has no amount',
          frames: [
            { function: 'toEntry', file: 'Ledger', code: 'throw new RangeError' },
            { function: 'exportNightly', file: 'Export', code: 'readInvoices().map(toEntry)' },
          ],
        },
      },
      {
        functionName: 'exportOne',
        type: 'EXECUTION_API',
        everyMinutes: 240,
        atMinute: 130,
        failure: {
          functionName: 'exportOne',
          type: 'RangeError',
          message: 'Invoice N-2043 has no amount',
          frames: [
            { function: 'toEntry', file: 'Ledger', code: 'throw new RangeError' },
            { function: 'exportOne', file: 'Export', code: 'return toEntry(invoice)' },
          ],
        },
      },
    ],
  },
};
