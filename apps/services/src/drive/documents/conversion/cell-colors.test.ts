import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { convert } from './convert.ts';
import { toXlsx } from './sheets.ts';

const RED = '#,##0;[Red](#,##0)';
const rows = [[1234, -1234, -5, 'text']];
const formats = [[RED, RED, '0', '[Blue]@']];

async function exportAs(targetType: string): Promise<Uint8Array> {
  const document = { documentType: 'application/vnd.google-apps.spreadsheet', title: 'T', modifiedAt: 0 };
  const sourceType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return convert({ ...document, bytes: await toXlsx([{ name: 'S', rows, formats }]), sourceType, targetType });
}

test('a page shows cells in the colours of their number formats', async () => {
  expect(Buffer.from(await exportAs('text/html')).toString()).toContain(
    '<td>1,234</td><td style="color:red">(1,234)</td><td>-5</td><td style="color:blue">text</td>',
  );
});

test('a PDF shows cells in the colours of their number formats', async () => {
  const task = getDocument({
    data: new Uint8Array(await exportAs('application/pdf')),
    verbosity: VerbosityLevel.ERRORS,
  });
  const page = await (await task.promise).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const colors = fnArray.flatMap((operator, index) =>
    operator === OPS.setFillRGBColor ? [String(argsArray[index]?.[0])] : [],
  );
  await task.destroy();
  expect(colors).toContain('#ff0000');
  expect(colors).toContain('#0000ff');
});
