import { expect, test } from 'vitest';
import { rtfToHtml } from './rtf-to-html.ts';

const read = (text: string) => rtfToHtml(Buffer.from(text, 'latin1'), 'mark');

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
