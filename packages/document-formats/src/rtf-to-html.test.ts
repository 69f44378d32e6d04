import { expect, test } from 'vitest';
import { rtfToHtml } from './rtf-to-html.ts';

const convert = (text: string) => rtfToHtml(Buffer.from(text, 'latin1'), 'mark');
const read = (text: string) => convert(text).html;

test('bytes are decoded with the code page of the document, or of their font', () => {
  const fonts = '{\\fonttbl{\\f0\\fcharset128 MS Mincho;}{\\f1\\fcharset204 Arial CYR;}{\\f2\\fcharset0 Arial;}}';
  const text = "\\f0 \\'93\\'fa\\'96\\'7b \\f1 \\'cf\\'f0\\f2  caf\\'e9\\par";
  expect(read(`{\\rtf1\\ansi\\ansicpg1252${fonts}${text}}`)).toBe('<p>日本 Пр café</p>');
  expect(read("{\\rtf1\\ansi\\ansicpg936 \\'c4\\'e3\\'ba\\'c3\\u8364?!}")).toBe('<p>你好€!</p>');
  // The second byte of a character may be a letter.
  expect(read("{\\rtf1\\ansi\\ansicpg932 \\'83A\\'83\\'43}")).toBe('<p>アイ</p>');
});

test('lists written by Word keep their type, numbers and levels', () => {
  const item = (marker: string, level: number, text: string) =>
    `{\\pard{\\listtext\\pard\\plain ${marker}\\tab}\\ls1\\ilvl${level} ${text}\\par}`;
  const bullet = "\\'b7";
  const rtf = `{\\rtf1\\ansi ${item('3.', 0, 'three')}${item(bullet, 1, 'in it')}${item('4.', 0, 'four')}\\pard end\\par}`;
  expect(read(rtf)).toBe('<ol><li value="3">three</li><ul><li>in it</li></ul><li value="4">four</li></ol><p>end</p>');
});

test('tables, links, footnotes and pictures are preserved', () => {
  const row = '\\trowd\\cellx1\\cellx2\\pard\\intbl a\\par b\\cell {\\b c}\\cell\\row';
  const link = '{\\field{\\*\\fldinst{HYPERLINK "https://x.y/?a=1&b"}}{\\fldrslt {\\ul link}}}';
  const note = '{\\super\\chftn}{\\footnote\\pard\\plain {\\super\\chftn} Note {\\i it}.\\par}';
  const picture =
    '{\\*\\shppict{\\pict{\\*\\picprop x}\\pngblip\\picw1 89504e\n47}}{\\nonshppict{\\pict\\wmetafile8 00}}';
  expect(read(`{\\rtf1 ${row}\\pard ${link}${note}${picture}\\par}`)).toBe(
    [
      '<table><tr><td>a<br>b</td><td><b>c</b></td></tr></table>',
      '<p><a href="https://x.y/?a=1&amp;b">link</a>',
      '<sup><a href="#footnote-1" id="footnote-reference-1">[1]</a></sup>',
      '<img src="data:image/png;base64,iVBORw==" alt=""></p>',
      '<ol><li id="footnote-1"><p> Note <i>it</i>.</p><a href="#footnote-reference-1">↑</a></li></ol>',
    ].join(''),
  );
});

test('document metadata is not part of its text', () => {
  const hidden = '{\\info{\\title T}}{\\*\\generator G}{\\stylesheet{\\s1 H;}}{\\header h}{\\*\\unknown u}{\\object o}';
  expect(read(`{\\rtf1 ${hidden}text\\par}`)).toBe('<p>text</p>');
});

test('letters and Roman numerals of lists are preserved, and letters that are bullets are not numbers', () => {
  const item = (marker: string, level: number) =>
    `{\\pard{\\listtext\\pard\\plain ${marker}\\tab}\\ls1\\ilvl${level} x\\par}`;
  const rtf = `{\\rtf1 ${item('1.', 0)}${item('a)', 1)}${item('(ii)', 2)}${item('2.', 0)}${item('2.1', 1)}${item('o', 1)}}`;
  expect(read(rtf)).toBe(
    '<ol><li value="1">x</li><ol><li data-label="a)">x</li><ol><li data-label="(ii)">x</li></ol></ol>' +
      '<li value="2">x</li><ol><li data-label="2.1">x</li></ol><ul><li>x</li></ul></ol>',
  );
});

test('the different texts of headers and footers are found', () => {
  const margins =
    '{\\headerl Draft\\par}{\\headerr Draft\\par}{\\footer Page {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}\\par Secret}';
  expect(convert(`{\\rtf1 ${margins}text\\par}`)).toEqual({
    html: '<p>text</p>',
    margins: ['Draft', 'Page 1', 'Secret'],
    omissions: [],
  });
});

test('text boxes are converted, and what is left out is named', () => {
  const shape = (content: string) => `{\\shp{\\*\\shpinst\\shpleft0{\\sp{\\sn shapeType}{\\sv 202}}${content}}}`;
  expect(convert(`{\\rtf1 A${shape('{\\shptxt in a box}')}\\par}`)).toMatchObject({
    html: '<p>Ain a box</p>',
    omissions: [],
  });
  const comment = '{\\*\\atnid AB}{\\*\\annotation Why?}';
  const object = '{\\object\\objemb{\\*\\objdata 00}{\\result {\\pict\\wmetafile8 00}}}';
  const picture = '{\\pict\\emfblip 00}';
  expect(convert(`{\\rtf1 {\\header{\\pict\\pngblip 00}}${comment}${object}${picture}${shape('')}text\\par}`)).toEqual({
    html: '<p><img src="#" alt="">text</p>',
    margins: [],
    omissions: ['pictures in headers and footers', 'comments', 'embedded objects', 'drawings'],
  });
});
