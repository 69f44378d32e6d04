import { expect, test } from 'vitest';
import { toXlsx } from '#drive/documents/conversion/sheets.ts';
import { extractText } from './extract-text.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('workbook numbers are indexed both as formatted and as values', async () => {
  const rows = [[1234.5, new Date(Date.UTC(2026, 0, 2)), 'text', null, 7]];
  const formats = [['#,##0.00 "zł"', 'd mmm yyyy', undefined, '0.00']];
  const text = await extractText(await toXlsx([{ name: 'Plan', rows, formats }]), XLSX, 1000);
  expect(text).toBe('Plan\n1,234.50 zł 1234.5\t2 Jan 2026 2026-01-02\ttext\t\t7');
});
