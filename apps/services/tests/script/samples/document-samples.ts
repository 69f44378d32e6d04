import type { Sample } from './sample.ts';

/** Scripts that use spreadsheets and documents. */
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
    name: 'refuses values of another shape, and what is not there, by saying so',
    code: `function main() {
        const sheet = SpreadsheetApp.create('Shapes').getActiveSheet();
        const messages = [() => sheet.getRange(1, 1, 2, 2).setValues([[1, 2]]), () => sheet.getRange('A1').insertCheckboxes()].map((act) => { try { act(); return ''; } catch (e) { return e.message; } });
        return messages.map((message) => message.slice(0, 60));
      }`,
    result: [
      'The number of rows in the data does not match the number of ',
      'Range.insertCheckboxes is not available in the embedded scri',
    ],
  },
  {
    name: 'calculates totals with formulas, which follow their rows and are stored',
    code: `function main() {
        const spreadsheet = SpreadsheetApp.create('Budget');
        const sheet = spreadsheet.getActiveSheet().setName('Plan');
        sheet.getRange('A1:B4').setValues([['Item', 'Cost'], ['Rent', 900], ['Food', 310.25], ['Total', '=SUM(B2:B3)']]);
        sheet.getRange('C2:C3').setFormulas([['=B2/B$4'], ['=B3/B$4']]);
        sheet.getRange('D1').setFormula('IF(B4>1000,"over","under")');
        sheet.getRange('E1').setValue('=1/3');
        const before = [sheet.getRange('B4').getValue(), sheet.getRange('D1').getValue(), sheet.getRange('E1').getValue() === 1 / 3];
        sheet.insertRowBefore(3);
        sheet.getRange('A3:B3').setValues([['Gas', 100]]);
        const summary = spreadsheet.insertSheet('Summary');
        summary.appendRow(["=Plan!B5", '=1/0', '=NOSUCH(1)', '=D1', '=D1+A1', '=DATE(2026,5,1)', '=1+']);
        sheet.setName('The plan');
        sheet.insertColumnsBefore(2, 2);
        const moved = sheet.getRange('E2').getFormula();
        sheet.deleteColumns(2, 2);
        SpreadsheetApp.flush();
        const again = DriveApp.getFileById(spreadsheet.getId());
        const csv = again.getAs('text/csv').getDataAsString().split(/\\r?\\n/);
        const ods = Drive.Files.create({ name: 'Copy', mimeType: MimeType.GOOGLE_SHEETS }, again.getAs(MimeType.OPENDOCUMENT_SPREADSHEET));
        const copy = SpreadsheetApp.openById(ods.id).getSheetByName('The plan');
        copy.getRange('B2').setValue(1000);
        return [before, moved, sheet.getRange('B5').getFormula(), sheet.getRange('C2:C4').getFormulas(), csv.slice(-1), summary.getRange('A1').getFormula(),
          summary.getRange('A1:E1').getValues()[0], summary.getRange('F1').getValue().getFullYear(), summary.getRange('G1').getDisplayValue(),
          copy.getRange('B5').getFormula(), copy.getRange('B5').getValue(), copy.getRange('D1').getValue()];
      }`,
    result: [
      [1210.25, 'over', true],
      '=D2/D$5',
      '=SUM(B2:B4)',
      [['=B2/B$5'], [''], ['=B4/B$5']],
      ['Total,1310.25,,,'],
      "='The plan'!B5",
      [1310.25, '#DIV/0!', '#NAME?', '#CIRC!', '#CIRC!'],
      2026,
      '#ERROR!',
      '=SUM(B2:B4)',
      1410.25,
      'over',
    ],
  },
  {
    name: 'copies cells with their formulas, and names cells by numbers',
    code: `function main() {
        const sheet = SpreadsheetApp.create('Copies').getActiveSheet();
        sheet.getRange('R1C1:R3C2').setValues([['n', 'twice'], [1, '=A2*2'], [2, '']]);
        sheet.getRange('B2').copyTo(sheet.getRange('B3:B4'));
        sheet.getRange('A4').setValue(5);
        sheet.getRange('C2:C4').setFormulaR1C1('=RC[-1]+R2C1');
        sheet.getRange('B2:B4').copyTo(sheet.getRange('D2'), { contentsOnly: true });
        sheet.getRange('A2:B3').copyTo(sheet.getRange('F1'), SpreadsheetApp.CopyPasteType.PASTE_VALUES, true);
        const other = SpreadsheetApp.create('Other').getActiveSheet();
        const refused = [() => sheet.getRange('A1').copyTo(other.getRange('A1')), () => sheet.getRange('A1').copyTo(sheet.getRange('B1'), 'PASTE_COLUMN_WIDTHS', false)]
          .map((act) => { try { act(); return ''; } catch (e) { return e.message; } });
        return [sheet.getRange('B2:B4').getFormulas(), sheet.getRange('C4').getFormula(), sheet.getRange('C2:C4').getValues(), sheet.getRange('C3').getFormulaR1C1(),
          sheet.getRange('D2:D4').getFormulasR1C1(), sheet.getRange('D2:D4').getValues(), sheet.getRange('F1:G2').getValues(), refused];
      }`,
    result: [
      [['=A2*2'], ['=A3*2'], ['=A4*2']],
      '=B4+$A$2',
      [[3], [5], [11]],
      '=RC[-1]+R2C1',
      [[''], [''], ['']],
      [[2], [4], [10]],
      [
        [1, 2],
        [2, 4],
      ],
      [
        'Target range and source range must be on the same spreadsheet.',
        'CopyPasteType.PASTE_COLUMN_WIDTHS is not available in the embedded script service',
      ],
    ],
  },
  {
    name: 'shows numbers and dates in their formats, and keeps these',
    code: `function main() {
        const spreadsheet = SpreadsheetApp.create('Prices');
        const sheet = spreadsheet.getActiveSheet();
        sheet.getRange('A1:C2').setValues([[1234.5, 0.256, new Date(2026, 4, 1, 9, 30)], [7, 0.5, '=A1*2']]);
        sheet.getRange('A1:A2').setNumberFormat('#,##0.00');
        sheet.getRange('B1:C1').setNumberFormats([['0.0%', 'dd/mm/yyyy']]);
        sheet.getRange('A1').copyTo(sheet.getRange('C2'), { formatOnly: true });
        sheet.insertRowBefore(2);
        SpreadsheetApp.flush();
        const csv = DriveApp.getFileById(spreadsheet.getId()).getAs('text/csv').getDataAsString().split(/\\r?\\n/);
        const again = SpreadsheetApp.openById(DriveApp.getFileById(spreadsheet.getId()).makeCopy('Copy').getId()).getActiveSheet();
        let refused = '';
        try { sheet.getRange('A1').setNumberFormat('[nonsense'); } catch (e) { refused = e.message; }
        const read = [again.getRange('A1:C1').getDisplayValues()[0], again.getRange('C3').getDisplayValue(), again.getRange('A1:B1').getNumberFormats()[0],
          again.getRange('A1').getValue(), again.getRange('B3').getNumberFormat()];
        again.getRange('A1').clearFormat();
        return [...read, again.getRange('A1').getDisplayValue(), csv[0], refused];
      }`,
    result: [
      ['1,234.50', '25.6%', '01/05/2026'],
      '2,469.00',
      ['#,##0.00', '0.0%'],
      1234.5,
      'General',
      '1234.5',
      '"1,234.50",25.6%,01/05/2026',
      'Invalid number format: [nonsense',
    ],
  },
  {
    name: 'keeps a table in a document',
    code: `function main() {
        const document = DocumentApp.create('Team');
        const body = document.getBody();
        body.appendParagraph('Who is who');
        const table = body.appendTable([['Name', 'Task'], ['Ana', 'a | b'], ['Bo', 'two\\nlines']]);
        table.appendTableRow().appendTableCell('{{name}}');
        table.getCell(1, 0).setText('Ana *M*');
        body.appendParagraph('The end');
        document.saveAndClose();
        const html = DriveApp.getFileById(document.getId()).getAs('text/html').getDataAsString();
        const copy = DocumentApp.openById(DriveApp.getFileById(document.getId()).makeCopy('Copy').getId()).getBody();
        copy.replaceText('{{name}}', 'Chen');
        const read = copy.getTables()[0];
        read.removeRow(0);
        read.getRow(0).removeCell(1);
        const types = Array.from({ length: copy.getNumChildren() }, (_, i) => copy.getChild(i).getType());
        return [read.getNumRows(), read.getRow(1).getNumCells(), read.getText().split('\\n'), types, copy.getChildIndex(read),
          copy.getParagraphs().length, /<td[^>]*>Ana \\*M\\*<\\/td>/.test(html), DocumentApp.ElementType.TABLE, copy.getTables()[0].asTable() === read];
      }`,
    result: [
      3,
      2,
      ['Ana *M*', 'Bo', 'two', 'lines', 'Chen', ''],
      ['PARAGRAPH', 'TABLE', 'PARAGRAPH'],
      1,
      2,
      true,
      'TABLE',
      true,
    ],
  },
  {
    name: 'reads the text of a document without its comments, and leaves these in their places',
    code: `function main() {
        const text = 'We [Is it?]{.comment-start id="0" author="Bo {B}"}ship today[]{.comment-end id="0"}.';
        const made = Drive.Files.create({ name: 'Plan', mimeType: MimeType.GOOGLE_DOCS }, Utilities.newBlob(text, 'text/markdown', 'plan.md'));
        const document = DocumentApp.openById(made.id);
        document.getBody().appendParagraph('The end');
        document.saveAndClose();
        const comments = Drive.Comments.list(made.id, { fields: 'comments(content,author/displayName,quotedFileContent/value)' }).comments;
        const exported = DriveApp.getFileById(made.id).getAs('text/markdown').getDataAsString();
        return [document.getBody().getText(), comments.map((c) => [c.content, c.author.displayName, c.quotedFileContent.value]), exported.includes('ship today[]{.comment-end id="0"}')];
      }`,
    result: ['We ship today.\nThe end', [['Is it?', 'Bo {B}', 'ship today']], true],
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
