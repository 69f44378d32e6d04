import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMentions, toHtml } from './message-text.ts';

/** Returns the displayed text of HTML whose only elements are line breaks. */
function toShownText(html: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return html
    .replaceAll('<br>', '\n')
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => characters[name] ?? '');
}

describe('toHtml', () => {
  test('shows any text as written, with every kind of line break', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('<b>', '&amp;', '"', "'", '\n', '\r', '\r\n', '<br>'));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        expect(toShownText(toHtml(text))).toBe(text.replaceAll(/\r\n|\r/g, '\n'));
      }),
    );
  });

  test('allows no element except a line break', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'b', 'r', '/', '\n') }), (text) => {
        expect(toHtml(text).replaceAll('<br>', '')).not.toMatch(/[<>"']/);
      }),
    );
  });
});

describe('findMentions', () => {
  test.each([
    ['+ana@example.com please look', ['ana@example.com']],
    [
      '@Ana@Example.com, (+bo.li@mail.example.co.uk) and @ana@example.com again.',
      ['ana@example.com', 'bo.li@mail.example.co.uk'],
    ],
    ['write to ana@example.com', []],
    ['1+ana@example.com', []],
    ['+ana@example', []],
    ['+ana@example.com@example.com', []],
    ['', []],
  ])('of %j are %j', (text, mentions) => {
    expect(findMentions(text)).toEqual(mentions);
  });

  test('finds an address between any words', () => {
    const name = fc.stringMatching(/^[a-z]{1,10}(\.[a-z]{1,10})?$/);
    fc.assert(
      fc.property(fc.lorem(), name, fc.constantFrom('+', '@'), fc.lorem(), (before, local, sign, after) => {
        expect(findMentions(`${before} ${sign}${local}@example.com ${after}`)).toEqual([`${local}@example.com`]);
      }),
    );
  });

  test('parses a long text without spaces in linear time', () => {
    expect(findMentions('+a@'.repeat(300_000))).toEqual([]);
    expect(findMentions(`+${'a.'.repeat(400_000)}@example.com`)).toEqual([]);
  });
});
