import { expect, test } from 'vitest';
import { toBlocks } from '#drive/documents/conversion/blocks/text-blocks.ts';
import { toMarkdown } from './html-to-markdown.ts';

const FORMS: readonly (readonly [program: string, html: string])[] = [
  [
    'Google Docs',
    '<p>One<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> two.</p><hr class="p"><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> A note.</span></p><p>More.</p></div>',
  ],
  [
    'GitHub',
    '<p>One<sup><a href="#fn-1" id="fnref-1" data-footnote-ref aria-describedby="footnote-label">1</a></sup> two.</p><section data-footnotes class="footnotes"><h2 id="footnote-label" class="sr-only">Footnotes</h2><ol><li id="fn-1"><p>A note.</p><p>More. <a href="#fnref-1" data-footnote-backref>↩</a></p></li></ol></section>',
  ],
  [
    'pandoc',
    '<p>One<a href="#fn1" class="footnote-ref" id="fnref1" role="doc-noteref"><sup>1</sup></a> two.</p><section id="footnotes" class="footnotes" role="doc-endnotes"><hr /><ol><li id="fn1"><p>A note.</p><p>More.<a href="#fnref1" class="footnote-back" role="doc-backlink">↩︎</a></p></li></ol></section>',
  ],
  [
    'Word',
    '<p>One<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a> two.</p><div><hr><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1"><sup>[1]</sup></a> A note.</p><p>More.</p></div></div>',
  ],
  [
    'MediaWiki',
    '<p>One<sup id="cite_ref-1"><a href="#cite_note-1">[1]</a></sup> two.</p><ol class="references"><li id="cite_note-1"><a href="#cite_ref-1">↑</a> <span>A note.</span><p>More.</p></li></ol>',
  ],
];

test.each(FORMS)('a footnote in the form of %s is recognised', (_, html) => {
  expect(toMarkdown(html)).toBe('One[^1] two.\n\n[^1]: A note.\n\n    More.');
});

test('links within a page that do not link back remain links', () => {
  const html = '<p><a href="#a" id="top">to a</a></p><h2 id="a">A</h2><p><a href="#b">up</a></p><p id="b">B</p>';
  expect(toMarkdown(html)).toBe('[to a](#a)\n\n## A\n\n[up](#b)\n\nB');
});

test('footnotes of a page are ordered by their references, whatever their numbers', () => {
  const refer = (name: string) => `<sup><a href="#n${name}" id="r${name}">${name}</a></sup>`;
  const note = (name: string) => `<li id="n${name}">${name}<a href="#r${name}">↑</a></li>`;
  const html = `<p>${refer('b')}${refer('a')}${refer('b')}</p><ol>${note('a')}${note('b')}${note('c')}</ol>`;
  const [paragraph, ...others] = toBlocks(toMarkdown(html));
  expect(paragraph).toMatchObject({
    runs: [
      { text: '[1]', footnote: { blocks: [{ runs: [{ text: 'b' }] }] } },
      { text: '[2]', footnote: { blocks: [{ runs: [{ text: 'a' }] }] } },
      { text: 'b' },
    ],
  });
  expect(others).toMatchObject([{ kind: 'item', runs: [{ text: 'c' }, { text: '↑' }] }]);
});

test('a list in HTML keeps its numbers, and a list directly inside a list is placed in an item', () => {
  const html =
    '<ol start="3"><li>a</li><li value="7">b</li><li>c</li></ol><ol><li>d</li></ol><ul><li>e</li><ul><li>f</li></ul></ul>';
  const items = toBlocks(toMarkdown(html)).map((block) => (block.kind === 'item' ? [block.depth, block.marker] : []));
  expect(items).toEqual([
    [0, '3.'],
    [0, '7.'],
    [0, '8.'],
    [0, '1.'],
    [0, '•'],
    [1, '•'],
  ]);
});

test.each([
  ['that refer to each other', '[^1]: a[^2]\n[^2]: b[^1]\n\nText[^1].', 'a'],
  ['that nothing refers to', 'Text.\n\n[^1]: alone', 'alone'],
  ['that are defined twice', 'Text[^1].\n\n[^1]: one\n[^1]: two', 'two'],
  ['referred to twice', `${'x[^1] '.repeat(1000)}\n\n[^1]: ${'long '.repeat(1000)}`, 'long'],
])('footnotes %s are all present, once', (_, markdown, words) => {
  const text = JSON.stringify(toBlocks(markdown));
  expect(text).toContain(words);
  expect(text.length).toBeLessThan(60_000);
});

test('thousands of footnotes are read, even if all links lead to one', () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => index);
  const links = numbers.map((number) => `<a href="#n${number}" id="r${number}">x</a>`).join(' ');
  const notes = numbers.map((number) => `<li id="n${number}">note <a href="#r${number}">b</a></li>`).join('');
  expect(toMarkdown(`<p>${links}</p><ol>${notes}</ol>`)).toMatch(/^\[\^1\] .*\[\^1000\]: note$/su);
  const back = numbers.map((number) => `<a href="#r${number}">b</a>`).join(' ');
  const one = toMarkdown(`<p>${links.replaceAll(/#n\d+/gu, '#n')}</p><ol><li id="n">note ${back}</li></ol>`);
  expect(one.match(/\[\^1\]/gu)).toHaveLength(2);
});
