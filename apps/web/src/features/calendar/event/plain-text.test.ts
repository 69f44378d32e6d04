import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';
import { toSafeUrl } from './safe-url.ts';

describe('a description', () => {
  test('preserves its lines and lists without the tags', () => {
    const html =
      '<p>Agenda:</p><ul><li>Budget</li><li><b>Hiring</b> plan</li></ul>Bring <a href="https://x.example">notes</a><br>Thanks';
    expect(toPlainText(html)).toBe('Agenda:\n\n• Budget\n• Hiring plan\nBring notes\nThanks');
  });

  test('that is plain text is unchanged', () => {
    expect(toPlainText('a < b and c > d & e\nsecond line')).toBe('a < b and c > d & e\nsecond line');
  });

  test('decodes entities, once', () => {
    expect(toPlainText('R&amp;D &lt;b&gt; &#8364; &#x20ac; &amp;lt; &unknown; &#0;')).toBe(
      'R&D <b> € € &lt; &unknown; &#0;',
    );
  });

  test('loses scripts and comments completely', () => {
    expect(toPlainText('a<script>alert(1)</script><!-- <b> -->b<style>p{}</style>')).toBe('ab');
  });

  test('with any content is converted to text without tags', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '/', 'b', 'r', '&', '#', 'x', '9', ';', ' ', '\n', '!', '-') }),
        (html) => {
          expect(toPlainText(html)).not.toMatch(/<\/?[a-z][^<>]*>/i);
        },
      ),
    );
  });
});

test.each(['https://meet.example/abc', 'tel:+4930123', 'mailto:a@example.com', 'http://intranet/'])(
  '%s is linked',
  (url) => {
    expect(toSafeUrl(url)).toBe(url);
  },
);

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'nonsense', ''])(
  '%j is not linked',
  (url) => {
    expect(toSafeUrl(url)).toBeUndefined();
  },
);
