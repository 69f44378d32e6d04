import { expect, test } from 'vitest';
import { readDocument } from '#drive/documents/conversion/read-document.ts';

const read = async (html: string) => (await readDocument(Buffer.from(html), 'text/html')).markdown;

test.each([
  ['without code in it', '<pre>a\n  b *c*</pre>', '```\na\n  b *c*\n```'],
  ['with looks and breaks of lines', '<pre>\n<b>a</b><br>  <i>b</i> &lt;c&gt;\n</pre>', '```\na\n  b <c>\n```'],
  ['with code in it', '<pre><code class="language-js">a\n  b</code></pre>', '```js\na\n  b\n```'],
  ['with fences', '<pre>```\nx\n````</pre>', '`````\n```\nx\n````\n`````'],
])('preformatted text %s keeps its lines', async (_, html, markdown) => {
  expect(await read(html)).toBe(markdown);
});

test('quotations and rules are recognised', async () => {
  expect(await read('<blockquote>To be<hr>or not</blockquote>')).toBe('> To be\n> \n> * * *\n> \n> or not');
});
