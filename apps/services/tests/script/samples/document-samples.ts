import type { Sample } from './sample.ts';

/** Scripts that work with spreadsheets and documents. */
export const documentSamples: readonly Sample[] = [
  {
    name: 'keeps a table in a spreadsheet',
    code: `function main() {
        const spreadsheet = SpreadsheetApp.create('Expenses');
        const sheet = spreadsheet.getSheets()[0];
        sheet.appendRow(['Date', 'What', 'Amount']);
        sheet.appendRow([new Date(2026, 4, 1), 'Train', 42.5]);
        sheet.getRange(3, 1, 2, 3).setValues([[new Date(2026, 4, 2), 'Hotel', 120], [new Date(2026, 4, 3), 'Taxi', 18]]);
        sheet.getRange('D1').setValue('Paid');
        SpreadsheetApp.flush();
        const again = SpreadsheetApp.openByUrl(spreadsheet.getUrl()).getActiveSheet();
        const rows = again.getDataRange().getValues().slice(1);
        const total = rows.reduce((sum, row) => sum + row[2], 0);
        return [total, again.getLastRow(), again.getLastColumn(), again.getRange('B2:B4').getValues(), rows[0][0].getDate(),
          again.getRange(1, 1, 2, 3).getA1Notation(), again.getRange('D2').isBlank()];
      }`,
    result: [180.5, 4, 4, [['Train'], ['Hotel'], ['Taxi']], 1, 'A1:C2', true],
  },
  {
    name: 'copies between named sheets and sorts',
    code: `function main() {
        const spreadsheet = SpreadsheetApp.create('Scores');
        const scores = spreadsheet.insertSheet('Scores');
        scores.getRange('A1:B4').setValues([['Name', 'Score'], ['Bo', 7], ['Ana', 9], ['Chen', 8]]);
        const top = spreadsheet.insertSheet('Top');
        scores.getRange(2, 1, 3, 2).sort({ column: 2, ascending: false });
        scores.deleteRow(4);
        top.getRange(1, 1, 2, 2).setValues(spreadsheet.getRange('Scores!A2:B3').getValues());
        spreadsheet.deleteSheet(spreadsheet.getSheetByName('Sheet1'));
        spreadsheet.rename('Scores of May');
        SpreadsheetApp.flush();
        const csv = DriveApp.getFileById(spreadsheet.getId());
        return [spreadsheet.getSheets().map((s) => s.getName()), top.getDataRange().getDisplayValues(), csv.getName(),
          csv.getAs('text/csv').getDataAsString().split(/\\r?\\n/)];
      }`,
    result: [
      ['Scores', 'Top'],
      [
        ['Ana', '9'],
        ['Chen', '8'],
      ],
      'Scores of May',
      ['Name,Score', 'Ana,9', 'Chen,8'],
    ],
  },
  {
    name: 'reads a table that was uploaded',
    code: `function main() {
        const blob = Utilities.newBlob('city,people\\nLisbon,545\\nPorto,231', 'text/csv', 'cities.csv');
        const made = Drive.Files.create({ name: 'Cities', mimeType: MimeType.GOOGLE_SHEETS }, blob);
        const [header, ...rows] = SpreadsheetApp.openById(made.id).getDataRange().getValues();
        return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
      }`,
    result: [
      { city: 'Lisbon', people: 545 },
      { city: 'Porto', people: 231 },
    ],
  },
  {
    name: 'refuses values of another shape, and formulas, by saying so',
    code: `function main() {
        const sheet = SpreadsheetApp.create('Shapes').getActiveSheet();
        const messages = [() => sheet.getRange(1, 1, 2, 2).setValues([[1, 2]]), () => sheet.getRange('A1').setValue('=SUM(B1:B9)'),
          () => sheet.getRange('A1').setFontWeight('bold')].map((act) => { try { act(); return ''; } catch (e) { return e.message; } });
        return messages.map((message) => message.slice(0, 60));
      }`,
    result: [
      'The number of rows in the data does not match the number of ',
      'Formulas are not available in the embedded script service',
      'Range.setFontWeight is not available in the embedded script ',
    ],
  },
  {
    name: 'writes a letter from a template',
    code: `function main() {
        const template = DocumentApp.create('Letter');
        const body = template.getBody();
        body.appendParagraph('Dear {{name}},').setHeading(DocumentApp.ParagraphHeading.HEADING2);
        body.appendParagraph('your order * {{order}} * is ready.');
        body.appendListItem('first');
        body.appendListItem('second');
        template.saveAndClose();
        const copy = DriveApp.getFileById(template.getId()).makeCopy('Letter for Ana');
        const letter = DocumentApp.openById(copy.getId());
        letter.getBody().replaceText('{{name}}', 'Ana').replaceText('{{order}}', '12');
        letter.saveAndClose();
        const text = DriveApp.getFileById(copy.getId()).getAs('text/plain').getDataAsString();
        return [letter.getBody().getText(), letter.getBody().getParagraphs()[0].getHeading(), /Dear Ana,/.test(text), letter.getName(),
          DocumentApp.openById(template.getId()).getBody().getText().split('\\n')[0]];
      }`,
    result: [
      'Dear Ana,\nyour order * 12 * is ready.\nfirst\nsecond',
      'HEADING2',
      true,
      'Letter for Ana',
      'Dear {{name}},',
    ],
  },
  {
    name: 'gathers a folder into a spreadsheet and mails its address',
    code: `function main() {
        const folder = DriveApp.createFolder('To gather');
        ['one.txt', 'three.txt'].forEach((name) => folder.createFile(name, name.repeat(2)));
        const sheet = SpreadsheetApp.create('Inventory').getActiveSheet();
        sheet.appendRow(['Name', 'Bytes']);
        const files = folder.getFiles();
        const rows = [];
        while (files.hasNext()) { const file = files.next(); rows.push([file.getName(), file.getSize()]); }
        rows.sort().forEach((row) => sheet.appendRow(row));
        MailApp.sendEmail('ana@example.com', 'Inventory', sheet.getParent().getUrl());
        return sheet.getDataRange().getValues();
      }`,
    result: [
      ['Name', 'Bytes'],
      ['one.txt', 14],
      ['three.txt', 18],
    ],
  },
];
