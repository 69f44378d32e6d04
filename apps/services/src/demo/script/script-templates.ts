import type { DemoScript } from './stories/script-template.ts';

const invoiceExport: DemoScript = {
  titles: ['Invoice export', 'Credit note export', 'Payroll export', 'Expense report export'],
  manifest: { executionApi: { access: 'DOMAIN' }, oauthScopes: ['https://www.googleapis.com/auth/spreadsheets'] },
  files: [
    {
      name: 'Export',
      type: 'SERVER_JS',
      source: `/** Sends yesterday's rows to the ledger. Runs every night. */
function exportNightly() {
  const rows = readRows(SpreadsheetApp.getActive().getSheetByName('Ready'));
  console.log('Rows to export: ' + rows.length);
  rows.forEach((row) => postRow(row));
  console.log('Export finished');
}

function exportOne(id) {
  const row = readRows(SpreadsheetApp.getActive().getSheetByName('Ready')).find((each) => each.id === id);
  return postRow(row);
}

function readRows(sheet) {
  const [header, ...lines] = sheet.getDataRange().getValues();
  return lines.map((line) => Object.fromEntries(header.map((name, index) => [name, line[index]])));
}
`,
    },
    {
      name: 'Ledger',
      type: 'SERVER_JS',
      source: `const LEDGER_URL = 'https://ledger.example.com/api/entries';

function postRow(row) {
  const payload = JSON.stringify({ number: row.number, total: row.total.toFixed(2), currency: row.currency });
  const response = UrlFetchApp.fetch(LEDGER_URL, { method: 'post', contentType: 'application/json', payload });
  return JSON.parse(response.getContentText()).id;
}
`,
    },
  ],
  functions: [
    {
      name: 'exportNightly',
      types: ['TIME_DRIVEN'],
      weight: 5,
      maxSeconds: 140,
      logs: ['Rows to export: #', 'Export finished'],
    },
    { name: 'exportOne', types: ['EXECUTION_API', 'MENU'], weight: 3, maxSeconds: 9, logs: [] },
  ],
  failures: [
    {
      functionName: 'exportNightly',
      type: 'Exception',
      message:
        'Request failed for https://ledger.example.com returned code 503. Truncated server response: upstream connect error (use muteHttpExceptions option to examine full response)',
      frames: [
        { function: 'postRow', file: 'Ledger', code: 'UrlFetchApp.fetch' },
        { function: 'exportNightly', file: 'Export', code: 'postRow(row));' },
      ],
    },
    {
      functionName: 'exportOne',
      type: 'TypeError',
      message: "Cannot read properties of undefined (reading 'number')",
      frames: [
        { function: 'postRow', file: 'Ledger', code: 'JSON.stringify' },
        { function: 'exportOne', file: 'Export', code: 'return postRow' },
      ],
    },
  ],
};

const onboarding: DemoScript = {
  titles: [
    'New joiner checklist',
    'Leaver checklist',
    'Equipment requests',
    'Building access requests',
    'Training sign-up',
  ],
  manifest: {
    oauthScopes: ['https://www.googleapis.com/auth/forms', 'https://www.googleapis.com/auth/script.send_mail'],
  },
  files: [
    {
      name: 'Form',
      type: 'SERVER_JS',
      source: `/** Starts a checklist when the form is sent. */
function onFormSubmit(event) {
  const answers = event.namedValues;
  const person = { name: answers['Name'][0], manager: answers['Manager address'][0] };
  console.info('Checklist for ' + person.name);
  sendChecklist(person);
}

function sendChecklist(person) {
  const body = HtmlService.createTemplateFromFile('Mail');
  body.person = person;
  MailApp.sendEmail({ to: person.manager, subject: 'Checklist', htmlBody: body.evaluate().getContent() });
}

function remindLate() {
  const late = listOpen().filter((entry) => entry.due < new Date());
  late.forEach((entry) => sendChecklist(entry.person));
  console.log('Reminders sent: ' + late.length);
}

function listOpen() {
  return JSON.parse(PropertiesService.getScriptProperties().getProperty('open'));
}
`,
    },
    { name: 'Mail', type: 'HTML', source: '<p>Please complete the checklist for <?= person.name ?>.</p>\n' },
  ],
  functions: [
    { name: 'onFormSubmit', types: ['TRIGGER'], weight: 6, maxSeconds: 6, logs: ['Checklist for applicant #'] },
    { name: 'remindLate', types: ['TIME_DRIVEN'], weight: 3, maxSeconds: 30, logs: ['Reminders sent: #'] },
    { name: 'sendChecklist', types: ['EDITOR'], weight: 1, maxSeconds: 5, logs: [] },
  ],
  failures: [
    {
      functionName: 'onFormSubmit',
      type: 'TypeError',
      message: "Cannot read properties of undefined (reading '0')",
      frames: [{ function: 'onFormSubmit', file: 'Form', code: "answers['Manager address']" }],
    },
    {
      functionName: 'remindLate',
      type: 'Exception',
      message: 'Service invoked too many times for one day: email.',
      frames: [
        { function: 'sendChecklist', file: 'Form', code: 'MailApp.sendEmail' },
        { function: 'remindLate', file: 'Form', code: 'late.forEach' },
      ],
    },
  ],
};

const roomBoard: DemoScript = {
  titles: ['Room board', 'Visitor desk', 'Parking board', 'Lunch orders', 'Desk booking'],
  manifest: { webapp: { access: 'DOMAIN', executeAs: 'USER_DEPLOYING' } },
  files: [
    {
      name: 'Web',
      type: 'SERVER_JS',
      source: `function doGet(request) {
  const page = HtmlService.createTemplateFromFile('Board');
  page.entries = loadEntries(request.parameter.day);
  return page.evaluate().setTitle('Board');
}

function doPost(request) {
  const order = JSON.parse(request.postData.contents);
  const lock = LockService.getScriptLock();
  lock.waitLock(5000);
  SpreadsheetApp.getActive().getSheetByName('Entries').appendRow([new Date(), order.who, order.what]);
  lock.releaseLock();
  return ContentService.createTextOutput('ok');
}

function loadEntries(day) {
  const range = SpreadsheetApp.getActive().getRangeByName('entries');
  return range.getValues().filter(([date]) => !day || date.toISOString().startsWith(day));
}
`,
    },
    {
      name: 'Board',
      type: 'HTML',
      source: '<ul><? entries.forEach((entry) => { ?><li><?= entry[1] ?></li><? }) ?></ul>\n',
    },
  ],
  functions: [
    { name: 'doGet', types: ['WEBAPP'], weight: 9, maxSeconds: 3, logs: [] },
    { name: 'doPost', types: ['WEBAPP'], weight: 4, maxSeconds: 6, logs: [] },
  ],
  failures: [
    {
      functionName: 'doPost',
      type: 'Exception',
      message: 'Lock timeout: another process was holding the lock for too long.',
      frames: [{ function: 'doPost', file: 'Web', code: 'lock.waitLock' }],
    },
    {
      functionName: 'doGet',
      type: 'TypeError',
      message: 'date.toISOString is not a function',
      frames: [
        { function: '(anonymous)', file: 'Web', code: 'date.toISOString' },
        { function: 'loadEntries', file: 'Web', code: 'date.toISOString' },
        { function: 'doGet', file: 'Web', code: 'page.entries = loadEntries' },
      ],
    },
  ],
};

const sheetTools: DemoScript = {
  titles: ['Budget sheet tools', 'Forecast sheet tools', 'Stock sheet tools', 'Price list tools', 'Survey sheet tools'],
  manifest: { oauthScopes: ['https://www.googleapis.com/auth/spreadsheets.currentonly'] },
  files: [
    {
      name: 'Menu',
      type: 'SERVER_JS',
      source: `function onOpen() {
  SpreadsheetApp.getUi().createMenu('Tools').addItem('Check totals', 'checkTotals').addToUi();
}

function onEdit(event) {
  if (event.range.getColumn() === 4) event.range.setNote('Changed ' + new Date().toISOString());
}

function checkTotals() {
  const totals = SpreadsheetApp.getActive().getRangeByName('totals').getValues().flat();
  const wrong = totals.filter((total) => typeof total !== 'number');
  if (wrong.length > 0) throw new RangeError('Totals that are no numbers: ' + wrong.length);
  console.log('Totals checked: ' + totals.length);
}
`,
    },
  ],
  functions: [
    { name: 'onOpen', types: ['SIMPLE_TRIGGER'], weight: 6, maxSeconds: 1, logs: [] },
    { name: 'onEdit', types: ['SIMPLE_TRIGGER'], weight: 6, maxSeconds: 1, logs: [] },
    { name: 'checkTotals', types: ['MENU', 'EDITOR'], weight: 2, maxSeconds: 8, logs: ['Totals checked: #'] },
  ],
  failures: [
    {
      functionName: 'checkTotals',
      type: 'RangeError',
      message: 'Totals that are no numbers: 3',
      frames: [{ function: 'checkTotals', file: 'Menu', code: 'throw new RangeError' }],
    },
    {
      functionName: 'onEdit',
      type: 'TypeError',
      message: "Cannot read properties of undefined (reading 'getColumn')",
      frames: [{ function: 'onEdit', file: 'Menu', code: 'event.range.getColumn' }],
    },
  ],
};

/** Half of the demo organisation's script kinds. */
export const OFFICE_SCRIPTS: readonly DemoScript[] = [invoiceExport, onboarding, roomBoard, sheetTools];
