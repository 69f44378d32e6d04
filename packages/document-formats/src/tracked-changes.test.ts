import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readDocxMargins } from './docx-margins.ts';
import { docxToHtml } from './docx-to-html.ts';
import { readOdtMargins } from './odt-margins.ts';
import { odtToHtml } from './odt-to-html.ts';
import { rtfToHtml } from './rtf-to-html.ts';
import { docxParts } from './testing/docx-parts.ts';
import type { TrackedChanges } from './tracked-changes.ts';

async function readDocx(body: string, trackedChanges: TrackedChanges): Promise<string> {
  const { html } = await docxToHtml(docxParts(body), { putPicture: async () => '#', trackedChanges });
  return html;
}

const run = (text: string, properties = '') => `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const deleted = (text: string) => `<w:r><w:delText xml:space="preserve">${text}</w:delText></w:r>`;
const by = (author: string) => `w:id="1" w:author="${author}" w:date="2026-11-03T09:00:00Z"`;

test('insertions, deletions and moves in a Word document are marked with their author, or treated as accepted', async () => {
  const body = `<w:p>${run('Pay ')}<w:del ${by('Ann &amp; Co')}>${deleted('5')}</w:del><w:ins ${by('Bo')}>${run('50')}</w:ins>${run(' euros')}</w:p>
    <w:p><w:moveFrom ${by('Bo')}>${run('Here')}</w:moveFrom><w:moveTo ${by('Bo')}>${run('There')}</w:moveTo></w:p>`;
  expect(await readDocx(body, 'mark')).toBe(
    '<p>Pay <del title="Ann &amp; Co">5</del><ins title="Bo">50</ins> euros</p>' +
      '<p><del title="Bo">Here</del><ins title="Bo">There</ins></p>',
  );
  expect(await readDocx(body, 'accept')).toBe('<p>Pay 50 euros</p><p>There</p>');
});

test('changes in a Word document keep formatting, deleted paragraphs and rows, and insertions that were deleted again', async () => {
  const bold = '<w:rPr><w:b/><w:rPrChange><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr>';
  const body = `<w:p><w:pPr><w:rPr><w:del ${by('Bo')}/></w:rPr></w:pPr><w:del ${by('Bo')}>${deleted('Gone.')}</w:del></w:p>
    <w:p><w:ins ${by('Ann')}>${run('bold', bold)}<w:del ${by('Bo')}>${deleted(' twice')}</w:del></w:ins></w:p>
    <w:tbl><w:tr><w:trPr><w:del ${by('Bo')}/></w:trPr><w:tc><w:p><w:del ${by('Bo')}>${deleted('cell')}</w:del></w:p></w:tc></w:tr></w:tbl>`;
  const html = await readDocx(body, 'mark');
  expect(html).toContain('<p><del title="Bo">Gone.</del></p>');
  expect(html.replaceAll(/<\/?strong>/gu, '')).toContain('<ins title="Ann">bold</ins><del title="Bo"> twice</del>');
  expect(html).toContain('<strong>');
  expect(html).toContain('<td><p><del title="Bo">cell</del></p></td>');
  expect(await readDocx(body, 'accept')).not.toMatch(/Gone|twice|cell/u);
});

test('changes in an OpenDocument text stand where they were made, and not before the text', () => {
  const info =
    '<office:change-info><dc:creator>Ann</dc:creator><dc:date>2026-11-03T09:00:00</dc:date></office:change-info>';
  const xml = `<office:body><office:text><text:tracked-changes>
    <text:changed-region text:id="c1"><text:deletion>${info}<text:p>5</text:p></text:deletion></text:changed-region>
    <text:changed-region text:id="c2"><text:insertion>${info}</text:insertion></text:changed-region></text:tracked-changes>
    <text:p>Pay <text:change text:change-id="c1"/><text:change-start text:change-id="c2"/>50</text:p><text:p>net<text:change-end text:change-id="c2"/> euros</text:p>
    </office:text></office:body>`;
  const read = (trackedChanges: TrackedChanges) =>
    odtToHtml(xml, { pictures: new Map(), trackedChanges, stylesXml: '' }).html.replaceAll(/\n\s*/gu, '');
  expect(read('mark')).toBe(
    '<p>Pay <del title="Ann">5</del><ins title="Ann">50</ins></p><p><ins title="Ann">net</ins> euros</p>',
  );
  expect(read('accept')).toBe('<p>Pay 50</p><p>net euros</p>');
});

test('changes in Rich Text Format are marked, or treated as accepted', () => {
  const rtf = Buffer.from('{\\rtf1 Pay {\\deleted\\revauthdel1 5}{\\revised\\revauth1 50} euros\\par}', 'latin1');
  expect(rtfToHtml(rtf, 'mark').html).toBe('<p>Pay <del title="">5</del><ins title="">50</ins> euros</p>');
  expect(rtfToHtml(rtf, 'accept').html).toBe('<p>Pay 50 euros</p>');
});

test('headers, footers and watermarks are read once', () => {
  const header = (text: string) => strToU8(`<w:hdr><w:p>${run(text)}<w:r><w:tab/></w:r>${run('2026')}</w:p></w:hdr>`);
  const watermark = strToU8(
    '<w:hdr><w:p><w:r><w:pict><v:shape><v:textpath string="DRAFT"/></v:shape></w:pict></w:r></w:p></w:hdr>',
  );
  const files = {
    'word/header1.xml': header('Secret'),
    'word/header2.xml': header('Secret'),
    'word/footer1.xml': watermark,
  };
  expect(readDocxMargins(new Map(Object.entries(files)))).toEqual(['DRAFT', 'Secret 2026']);
  const styles = `<style:master-page><style:header><text:p>Secret</text:p></style:header><style:footer-first><text:p>Page <text:page-number>1</text:page-number></text:p></style:footer-first></style:master-page>`;
  expect(readOdtMargins(styles)).toEqual(['Secret', 'Page 1']);
});

test('a Word document with very many authors and nested changes is converted, and only the first authors are named', async () => {
  const each = Array.from({ length: 5_000 }, (_, index) => `<w:ins ${by(`A${index}`)}>${run(`${index} `)}</w:ins>`);
  const html = await readDocx(`<w:p>${each.join('')}</w:p>`, 'mark');
  expect(new Set(html.match(/title="[^"]*"/gu)).size).toBe(101);
  expect(html).toContain('<ins title="A0">0 </ins>');
  expect(html).toContain('4998 4999 </ins>');
  const nested = `<w:del ${by('Ann')}>${`<w:ins ${by('Bo')}>`.repeat(200)}${run('Deep')}${'</w:ins>'.repeat(200)}</w:del>`;
  expect(await readDocx(`<w:p>${nested}</w:p>`, 'mark')).toBe('<p><del title="Ann">Deep</del></p>');
});
