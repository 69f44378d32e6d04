import { expect, test } from 'vitest';
import { type PageContent, toHtml } from './pdf-structure.ts';

const content = (id: string) => ({ type: 'content', id });
const node = (role: string, ...children: object[]) => ({ role, children });

/** The content of a page, with the structure names of other programs. */
const page: PageContent = {
  textOf: (id) => id,
  plainOf: (id) => id,
  preformattedOf: (ids) => ids.join(''),
  isCode: (id) => id.startsWith('code'),
  isRule: (id) => id === 'line',
  pictureOf: (id) => (id === 'chart' ? 'picture:1' : undefined),
  addressOf: (id) => (id === 'link' ? 'https://example.com/?a=1&b=2' : undefined),
};
const write = (...children: object[]) => toHtml(node('Root', ...children), page);

test('paragraphs, headings and links in sections of a document are recognised', () => {
  const link = node('Link', content('here '), { type: 'annotation', id: 'link' });
  const document = node(
    'Document',
    node('Sect', node('H2', content('Plan')), node('P', node('Span', content('Go ')), link)),
  );
  expect(write(document)).toBe('<h2>Plan</h2>\n<p>Go <a href="https://example.com/?a=1&amp;b=2">here</a> </p>');
});

test('elements without meaning, as printed by browsers, are skipped', () => {
  const plain = (...children: object[]) => node('NonStruct', ...children);
  const list = node('L', node('LI', node('Lbl', content('1. ')), plain(plain(content('one')))));
  const cell = node('TH', content(''), plain(content('Dish')));
  const table = node('Table', content(''), node('TR', cell));
  expect(write(node('Document', node('P', plain(content('text'))), list, table))).toBe(
    '<p>text</p>\n<ol start="1"><li value="1">one</li></ol>\n<table><tr><td>Dish</td></tr></table>',
  );
});

test('lists keep their numbers, item paragraphs and nested lists', () => {
  const item = (label: string, ...body: object[]) => node('LI', node('Lbl', content(label)), node('LBody', ...body));
  const inner = node('L', item('a)', content('deep')));
  const list = node('L', item('3.', node('P', content('three'))), item('4.', content('four'), inner));
  expect(write(list)).toBe('<ol start="3"><li value="3">three</li><li value="4">four<ul><li>deep</li></ul></li></ol>');
});

test('tables keep their rows, including those in table parts, and the paragraphs of a cell', () => {
  const head = node('THead', node('TR', node('TH', node('P', content('a'))), node('TH', content('b'))));
  const body = node('TBody', node('TR', node('TD', node('P', content('c')), node('P', content('d'))), node('TD')));
  expect(write(node('Table', head, body))).toBe(
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c<br>d</td><td></td></tr></table>',
  );
});

test('figures become pictures or their descriptions, and artifacts are omitted', () => {
  const figure = { role: 'Figure', alt: 'A "chart"', children: [content('chart')] };
  const described = { role: 'Figure', alt: 'A drawing', children: [] };
  expect(write(node('P', figure), node('P', described), node('Artifact', content('Page 1')))).toBe(
    '<p><img src="picture:1" alt="A &quot;chart&quot;">chart</p>\n<p>A drawing</p>\n',
  );
});

test('notes and their references link to each other', () => {
  const reference = node('Reference', node('Link', content('2')));
  const html = write(node('P', content('text'), reference), node('Note', node('P', content('2 said below'))));
  expect(html).toContain('<p>text<sup><a href="#ftnt2" id="ftnt_ref2">[2]</a></sup></p>');
  expect(html).toContain('<div><p><a href="#ftnt_ref2" id="ftnt2">[2]</a> said below</p></div>');
});

test('quotations contain the quoted text, and lines across the page are rules', () => {
  const quote = node('BlockQuote', node('P', content('To be')), node('P', content('or not')));
  expect(write(node('Document', quote, node('NonStruct', content('line')), node('P', content('text'))))).toBe(
    '<blockquote><p>To be</p>\n<p>or not</p></blockquote>\n<hr>\n<p>text</p>',
  );
});

test('lines in a monospaced font are preformatted, and a single monospaced word is not', () => {
  const lines = node('NonStruct', node('NonStruct', content('code 1\n'), content('code 2')));
  const word = node('P', node('NonStruct', content('code')));
  expect(write(node('Document', lines, word, node('Code', content('text'))))).toBe(
    '<pre>code 1\ncode 2</pre>\n<p>code</p>\n<pre>text</pre>',
  );
});
