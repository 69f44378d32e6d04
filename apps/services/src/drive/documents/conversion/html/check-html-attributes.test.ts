import { describe, expect, test } from 'vitest';
import { checkHtmlAttributes } from './check-html-attributes.ts';
import { toMarkdown } from './html-to-markdown.ts';

const attributes = (count: number, write = (index: number) => `a${index}="1"`) =>
  Array.from({ length: count }, (_, index) => write(index)).join(' ');

describe('an element with 100,000 attributes is rejected,', () => {
  test.each([
    ['in quotes', `<p ${attributes(100_000)}>x</p>`],
    ['in single quotes', `<p ${attributes(100_000, (index) => `a${index} = '>'`)}>x</p>`],
    ['without quotes', `<p ${attributes(100_000, (index) => `a${index}=1`)}>x</p>`],
    ['without values', `<p ${attributes(100_000, (index) => `a${index}`)}>x</p>`],
    ['separated by slashes', `<p ${attributes(100_000, (index) => `a${index}`).replaceAll(' ', '/')}>x</p>`],
    ['never closed', `<p ${attributes(100_000)}`],
    ['after another element', `<p>a</p><!-- b --><style>c</style><IMG ${attributes(100_000)}>`],
    ['of an element whose content is not parsed', `<script ${attributes(100_000)}></script>`],
  ])('%s', (_, html) => {
    expect(() => toMarkdown(html)).toThrow('an element has more than 1000 attributes');
  });
});

describe('many words are no attributes', () => {
  const words = 'word '.repeat(5_000);

  test.each([
    ['of a text', `<p>1 < 2 ${words}</p>`],
    ['of a comment', `<!-- <p ${words} --><p>x</p>`],
    ['of a script', `<script>if (a <b) { ${words} }</script><p>x</p>`],
    ['of a value', `<p title="> ${words}">x</p>`],
    ['of an end tag', `<p>x</p>${'</p>'.repeat(5_000)}`],
  ])('%s', (_, html) => {
    expect(() => checkHtmlAttributes(html)).not.toThrow();
  });
});

test.each(['<!--', '<script>', '<p a="', "<p a='", '<p =', '<p ', '<p a= ', '<p a="x\'', '<', '<a/'])(
  'a text of %s is checked in linear time',
  (part) => {
    const html = part.repeat(200_000);
    try {
      checkHtmlAttributes(html);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  },
);
