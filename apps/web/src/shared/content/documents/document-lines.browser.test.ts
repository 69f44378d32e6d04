import { expect, test } from 'vitest';
import { toDocumentLines } from './document-lines.ts';

test('each paragraph, heading, item and row is a line, including pictures and link addresses', () => {
  const html = `<h1>Plan</h1><p>Buy <b>hay</b>,<br>now.</p><ul><li>one<ul><li>deep</li></ul></li><li><p>two</p><p>more</p></li></ul>
    <ol><li value="3">three</li></ol><table><tbody><tr><td>a</td><td><p>b</p><p>c</p></td></tr></tbody></table>
    <script>no()</script><p><img src="picture:0" alt="A zebra"><img src="picture:1"></p>
    <p>Pay <a href="https://pay.example.com/">here</a>, see <a href="#two">below</a> or <a href="https://a.example">https://a.example</a>.</p>`;
  expect(toDocumentLines(html, (address) => address.replace('picture:', 'Picture ')).split('\n')).toEqual([
    '# Plan',
    'Buy hay, now.',
    '- one',
    '  - deep',
    '- two',
    '  more',
    '3. three',
    '| a | b c |',
    '[Picture 0: A zebra][Picture 1: no description]',
    'Pay here (https://pay.example.com/), see below or https://a.example.',
  ]);
});

test('tracked changes are named, because accepting one changes the document', () => {
  const html = '<p>Pay <del title="Ann">5</del><ins title="">50</ins> <del>net</del></p>';
  expect(toDocumentLines(html, String)).toBe('Pay [deleted: 5][inserted: 50] net');
});
