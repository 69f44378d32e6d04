import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { findDocxOmissions, findOpenDocumentOmissions, findPptxOmissions } from './find-omissions.ts';
import { docxParts } from './testing/docx-parts.ts';

const inRun = (content: string) => `<w:p><w:r>${content}</w:r></w:p>`;
const graphic = (content: string) =>
  `<w:drawing><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></w:drawing>`;
const box = (inner: string) => graphic(`<wps:wsp>${inner}</wps:wsp>`);
const TEXT = '<w:txbxContent><w:p><w:r><w:t>In a box</w:t></w:r></w:p></w:txbxContent>';

test.each([
  ['a chart', inRun(graphic('<c:chart r:id="r1"/>')), ['charts']],
  ['a diagram', inRun(graphic('<dgm:relIds r:dm="r1"/>')), ['diagrams']],
  ['an embedded sheet', inRun('<w:object><o:OLEObject Type="Embed"/></w:object>'), ['embedded objects']],
  ['an equation', '<w:p><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></w:p>', ['equations']],
  ['a linked picture', inRun(graphic('<a:blip r:link="r1"/>')), ['linked pictures']],
  ['an arrow', inRun(box('<a:prstGeom prst="arrow"/>')), ['drawings']],
  ['a text box', inRun(box(`<wps:txbx>${TEXT}</wps:txbx>`)), ['text boxes']],
  ['a text box that is converted', inRun(`${box(`<wps:txbx>${TEXT}</wps:txbx>`)}<v:textbox>${TEXT}</v:textbox>`), []],
  ['text', inRun('<w:t>Chart</w:t>'), []],
])('a Word document with %s', (_, body, omissions) => {
  expect(findDocxOmissions(docxParts(body))).toEqual(omissions);
});

test('a Word document with a picture in its header', () => {
  const relations =
    '<Relationships><Relationship Type="http://schemas.example/image" Target="media/1.png"/></Relationships>';
  const parts = docxParts('', { 'word/_rels/header1.xml.rels': relations });
  expect(findDocxOmissions(parts)).toEqual(['pictures in headers and footers']);
});

test('a presentation with charts, comments and speaker notes', () => {
  const toParts = (files: Record<string, string>) =>
    new Map(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  const slide = { 'ppt/slides/slide1.xml': '<p:sld><p:graphicFrame><c:chart r:id="r1"/></p:graphicFrame></p:sld>' };
  const notes = (text: string) => ({ 'ppt/notesSlides/notesSlide1.xml': `<p:notes><a:t>${text}</a:t></p:notes>` });
  const comments = { 'ppt/comments/comment1.xml': '<p:cmLst><p:cm><p:text>Why?</p:text></p:cm></p:cmLst>' };
  expect(findPptxOmissions(toParts({ ...slide, ...notes('Say hello'), ...comments }))).toEqual([
    'charts',
    'comments',
    'speaker notes',
  ]);
  // Notes without a text have the number of the slide.
  expect(findPptxOmissions(toParts(notes('1')))).toEqual([]);
});

test('an OpenDocument file with objects, lines and notes', () => {
  const notes = (text: string) =>
    `<presentation:notes><draw:text-box><text:p>${text}</text:p></draw:text-box></presentation:notes>`;
  expect(findOpenDocumentOmissions('<draw:frame><draw:object xlink:href="1"/></draw:frame>')).toEqual([
    'embedded objects',
  ]);
  expect(findOpenDocumentOmissions('<draw:line svg:x1="1cm"/>')).toEqual(['drawings']);
  expect(findOpenDocumentOmissions(`<draw:page>${notes('Say hello')}</draw:page>`)).toEqual(['speaker notes']);
  expect(findOpenDocumentOmissions(`<draw:page>${notes('')}</draw:page><text:p>text</text:p>`)).toEqual([]);
});

test('an OpenDocument text with a picture in its footer', () => {
  const styles = (image: string) =>
    `<style:header><text:p>${image}</text:p></style:header><style:footer-left><text:p/></style:footer-left>`;
  expect(findOpenDocumentOmissions('', styles('<draw:frame><draw:image xlink:href="1.png"/></draw:frame>'))).toEqual([
    'pictures in headers and footers',
  ]);
  expect(findOpenDocumentOmissions('', `${styles('Draft')}<draw:image/>`)).toEqual([]);
});

test('files of tags that are opened and never closed take linear time', () => {
  const repeated = (tag: string) => tag.repeat(200_000);
  const parts = docxParts(['<wps:wsp>', '<a:blip ', '<w:t>'].map(repeated).join(''));
  expect(findDocxOmissions(parts)).toEqual([]);
  const notes = new Map([['ppt/notesSlides/notesSlide1.xml', strToU8(repeated('<a:t>1'))]]);
  expect(findPptxOmissions(notes)).toEqual([]);
  const content = repeated('<presentation:notes><text:p ');
  expect(findOpenDocumentOmissions(content, repeated('<style:header>'))).toEqual([]);
});
