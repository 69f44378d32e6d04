import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { writePageMargins } from './pdf-margins.ts';

function openDocument() {
  return new PDFDocument({ autoFirstPage: false, bufferPages: true, compress: false, margin: 48, size: 'A4' });
}

/**
 * Returns the texts of an uncompressed document in the standard fonts, by page, in the order in which they were
 * written.
 */
async function readTexts(pdf: ReturnType<typeof openDocument>): Promise<string[]> {
  pdf.end();
  const source = (await buffer(pdf)).toString('latin1');
  return [...source.matchAll(/\[(.*)\] TJ/g)].map(([, pieces = '']) =>
    [...pieces.matchAll(/<([\da-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
  );
}

test('each page states its subject and its number among the pages of its part', async () => {
  const pdf = openDocument();
  for (let page = 0; page < 3; page += 1) pdf.addPage();
  writePageMargins(pdf, { name: 'Contract.txt', part: 'Approval 1 of 2', foot: 'Evidence e1' });
  pdf.addPage();
  writePageMargins(pdf, { name: 'Lease.txt', part: 'Approval 2 of 2', foot: 'Evidence e1' });
  expect(await readTexts(pdf)).toEqual([
    ...[1, 2, 3].flatMap((page) => [`Approval 1 of 2, page ${page} of 3`, 'Contract.txt', 'Evidence e1']),
    'Approval 2 of 2, page 1 of 1',
    'Lease.txt',
    'Evidence e1',
  ]);
});

test('pages with a header are no longer buffered, and no text starts another page', () => {
  const pdf = openDocument();
  let added = 0;
  pdf.on('pageAdded', () => {
    added += 1;
  });
  for (let entry = 1; entry <= 50; entry += 1) {
    pdf.addPage();
    writePageMargins(pdf, { name: 'N'.repeat(400), part: `Approval ${entry} of 50`, foot: 'F'.repeat(100) });
    expect(pdf.bufferedPageRange().count).toBe(0);
  }
  expect(added).toBe(50);
});

test('a long name is truncated before the page number', async () => {
  const pdf = openDocument();
  pdf.addPage();
  writePageMargins(pdf, { name: `A ${'long '.repeat(60)}name`, part: 'Approval 1 of 1', foot: '' });
  const [place, name = ''] = await readTexts(pdf);
  expect(place).toBe('Approval 1 of 1, page 1 of 1');
  expect(name).toMatch(/^A long/);
  expect(name.length).toBeLessThan(130);
});
