import type { DemoScript } from './stories/script-template.ts';

const crmSync: DemoScript = {
  titles: ['Customer sync', 'Supplier sync', 'Lead import', 'Ticket import'],
  manifest: {
    executionApi: { access: 'MYSELF' },
    oauthScopes: ['https://www.googleapis.com/auth/script.external_request'],
  },
  files: [
    {
      name: 'Sync',
      type: 'SERVER_JS',
      source: `/** Brings changed records over, page by page. */
function syncChanged() {
  let cursor = PropertiesService.getScriptProperties().getProperty('cursor');
  for (let page = fetchPage(cursor); page; page = page.next && fetchPage(page.next)) {
    page.records.forEach(saveRecord);
    console.log('Saved ' + page.records.length + ' records');
    cursor = page.cursor;
  }
  PropertiesService.getScriptProperties().setProperty('cursor', cursor);
}

function syncBatch(ids) {
  return ids.map((id) => saveRecord(fetchRecord(id)));
}

function fetchPage(cursor) {
  const response = UrlFetchApp.fetch('https://records.example.com/v2/changes?cursor=' + cursor);
  return JSON.parse(response.getContentText());
}

function fetchRecord(id) {
  return JSON.parse(UrlFetchApp.fetch('https://records.example.com/v2/records/' + id).getContentText());
}

function saveRecord(record) {
  CacheService.getScriptCache().put(record.id, JSON.stringify(record), 21600);
  return record.id;
}
`,
    },
  ],
  functions: [
    {
      name: 'syncChanged',
      types: ['TIME_DRIVEN'],
      weight: 9,
      maxSeconds: 200,
      logs: ['Saved # records', 'Saved # records'],
    },
    { name: 'syncBatch', types: ['BATCH_TASK', 'EXECUTION_API'], weight: 3, maxSeconds: 60, logs: [] },
  ],
  failures: [
    {
      functionName: 'syncChanged',
      type: 'SyntaxError',
      message: 'Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON',
      frames: [
        { function: 'fetchPage', file: 'Sync', code: 'return JSON.parse(response' },
        { function: 'syncChanged', file: 'Sync', code: 'fetchPage(cursor); page;' },
      ],
    },
    {
      functionName: 'syncBatch',
      type: 'Exception',
      message: 'Argument too large: value',
      frames: [
        { function: 'saveRecord', file: 'Sync', code: 'CacheService' },
        { function: 'syncBatch', file: 'Sync', code: 'ids.map' },
      ],
    },
  ],
};

const mailHelper: DemoScript = {
  titles: ['Mail labels add-on', 'Ticket add-on', 'Signature add-on', 'Meeting notes add-on', 'Contract add-on'],
  manifest: { addOns: { common: { name: 'Office helper', logoUrl: 'https://www.example.com/logo.png' }, gmail: {} } },
  files: [
    {
      name: 'Card',
      type: 'SERVER_JS',
      source: `function buildCard(event) {
  const message = GmailApp.getMessageById(event.gmail.messageId);
  const section = CardService.newCardSection().addWidget(toText(message.getSubject()));
  return CardService.newCardBuilder().addSection(section).build();
}

function toText(text) {
  return CardService.newTextParagraph().setText(text);
}

function applyLabel(event) {
  const label = GmailApp.getUserLabelByName(event.parameters.label);
  label.addToThread(GmailApp.getMessageById(event.gmail.messageId).getThread());
}
`,
    },
  ],
  functions: [
    { name: 'buildCard', types: ['ADD_ON'], weight: 8, maxSeconds: 3, logs: [] },
    { name: 'applyLabel', types: ['ADD_ON'], weight: 3, maxSeconds: 2, logs: [] },
  ],
  failures: [
    {
      functionName: 'applyLabel',
      type: 'TypeError',
      message: "Cannot read properties of null (reading 'addToThread')",
      frames: [{ function: 'applyLabel', file: 'Card', code: 'label.addToThread' }],
    },
  ],
};

const reports: DemoScript = {
  titles: ['Weekly sales report', 'Monthly cost report', 'Energy report'],
  manifest: { oauthScopes: ['https://www.googleapis.com/auth/documents', 'https://www.googleapis.com/auth/drive'] },
  files: [
    {
      name: 'Report',
      type: 'SERVER_JS',
      source: `/** Writes the report document and shares it. */
function writeReport() {
  const figures = loadFigures();
  console.log('Figures: ' + figures.length);
  const body = DocumentApp.create('Report ' + new Date().toDateString()).getBody();
  figures.forEach((figure) => body.appendParagraph(figure.name + ': ' + figure.value.toFixed(1)));
}

function loadFigures() {
  const file = DriveApp.getFileById(PropertiesService.getScriptProperties().getProperty('source'));
  return Utilities.parseCsv(file.getBlob().getDataAsString()).map(([name, value]) => ({ name, value: Number(value) }));
}
`,
    },
  ],
  functions: [
    { name: 'writeReport', types: ['TIME_DRIVEN', 'EDITOR'], weight: 4, maxSeconds: 45, logs: ['Figures: #'] },
  ],
  failures: [
    {
      functionName: 'writeReport',
      type: 'Exception',
      message:
        'No item with the given ID could be found. Possibly because you have not edited this item or you do not have permission to access it.',
      frames: [
        { function: 'loadFigures', file: 'Report', code: 'DriveApp.getFileById' },
        { function: 'writeReport', file: 'Report', code: 'loadFigures();' },
      ],
    },
  ],
};

const cleanUp: DemoScript = {
  titles: ['Old file clean-up', 'Guest access audit', 'Calendar clean-up', 'Group membership audit'],
  manifest: {
    oauthScopes: ['https://www.googleapis.com/auth/drive', 'https://www.googleapis.com/auth/admin.directory.group'],
  },
  files: [
    {
      name: 'Audit',
      type: 'SERVER_JS',
      source: `const BATCH = 200;

function auditAll() {
  const files = DriveApp.searchFiles('visibility = "anyoneWithLink"');
  let count = 0;
  while (files.hasNext() && count < BATCH) {
    report(files.next());
    count += 1;
  }
  console.warn('Open items: ' + count);
}

function report(file) {
  SpreadsheetApp.openById(getSheetId()).appendRow([file.getId(), file.getName(), file.getOwner().getEmail()]);
}

function getSheetId() {
  return PropertiesService.getScriptProperties().getProperty('sheet');
}
`,
    },
  ],
  functions: [
    {
      name: 'auditAll',
      types: ['TIME_DRIVEN', 'BATCH_TASK', 'EDITOR'],
      weight: 4,
      maxSeconds: 320,
      logs: ['Open items: #'],
    },
  ],
  failures: [
    {
      functionName: 'auditAll',
      type: 'TypeError',
      message: "Cannot read properties of null (reading 'getEmail')",
      frames: [
        { function: 'report', file: 'Audit', code: 'file.getOwner' },
        { function: 'auditAll', file: 'Audit', code: 'report(files.next' },
      ],
    },
  ],
};

/** The other half of the demo organisation's script kinds. */
export const SYNC_SCRIPTS: readonly DemoScript[] = [crmSync, mailHelper, reports, cleanUp];
