import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLargeJson } from './parse-large-json.ts';

const parse = (text: string) => parseLargeJson(Buffer.from(text));

/** Returns a text with one item of this many fields. */
const toItem = (fields: number) => `{${Array.from({ length: fields }, (_, index) => `"f${index}":1`).join(',')}}`;

describe('a large JSON body', () => {
  test('is parsed as by JSON.parse, with any spaces', async () => {
    const body = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())));
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom('', ' ', '\n\t'), async (value, space) => {
        const text = JSON.stringify(value, undefined, space);
        expect(await parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('is rejected if JSON.parse rejects it', async () => {
    const change = fc.tuple(fc.nat(), fc.constantFrom('', ',', '[', ']', '{', '}', '"', '\\', '0', ' '));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), change, async (items, [at, character]) => {
        const text = JSON.stringify({ items });
        const index = at % text.length;
        const changed = text.slice(0, index) + character + text.slice(index + 1);
        const expected = outcomeOf(() => JSON.parse(changed));
        expect(await parse(changed).catch(() => 'rejected')).toEqual(expected);
      }),
    );
  });

  test('sets no prototype', async () => {
    const parsed = await parse('{"__proto__":[{"isAdmin":true}]}');
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(Object.keys(Object(parsed))).toEqual(['__proto__']);
  });

  test('may have 500,000 members in its items, but only 20,000 in one of them and in the rest', async () => {
    const items = Array.from({ length: 5_000 }, () => toItem(99));
    expect(await parse(`{"items":[${items.join(',')}]}`)).toHaveProperty('items.length', 5_000);
    await expect(parse(`{"items":[${toItem(20_001)}]}`)).rejects.toThrow('more than 20000');
    await expect(parse(toItem(20_001))).rejects.toThrow('more than 20000');
  });

  test('lets other work run while it is parsed', async () => {
    const items = Array.from({ length: 5_000 }, () => toItem(99));
    let turns = 0;
    const count = () => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    const bytes = Buffer.from(`{"items":[${items.join(',')}]}`);
    await parseLargeJson(bytes);
    clearImmediate(timer);
    expect(turns).toBeGreaterThanOrEqual(Math.floor(bytes.length / (128 * 1024)));
  });
});

function outcomeOf(parseText: () => unknown): unknown {
  try {
    return parseText();
  } catch {
    return 'rejected';
  }
}
