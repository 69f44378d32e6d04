import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from './random.ts';

describe('Random', () => {
  test('returns the same sequence for the same seed and a different one for another seed', () => {
    const draw = (random: Random) => Array.from({ length: 20 }, () => random.integer(0, 1_000_000));
    expect(draw(new Random('a'))).toEqual(draw(new Random('a')));
    expect(draw(new Random('a'))).not.toEqual(draw(new Random('b')));
  });

  test('keeps its sequence when a part draws from a separate fork', () => {
    const alone = new Random('a');
    const shared = new Random('a');
    shared.fork('part').shuffle([1, 2, 3]);
    expect(shared.fraction()).toBe(alone.fraction());
  });

  test('stays within the bounds and reaches both', () => {
    const random = new Random('bounds');
    const drawn = new Set(Array.from({ length: 500 }, () => random.integer(-2, 3)));
    expect([...drawn].sort((left, right) => left - right)).toEqual([-2, -1, 0, 1, 2, 3]);
  });

  test('shuffles without losing an element', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, values) => {
        expect(new Random(seed).shuffle(values).toSorted()).toEqual(values.toSorted());
      }),
    );
  });

  test('selects by weight, and never an element with weight zero', () => {
    const random = new Random('weights');
    const options = [
      ['never', 0],
      ['seldom', 1],
      ['often', 9],
    ] as const;
    const picks = Array.from({ length: 1000 }, () => random.pickWeighted(options));
    const seldom = picks.filter((pick) => pick === 'seldom').length;
    expect(picks).not.toContain('never');
    expect(seldom).toBeGreaterThan(50);
    expect(seldom).toBeLessThan(200);
  });

  test('cannot select from an empty list', () => {
    expect(() => new Random('').pick([])).toThrow(RangeError);
    expect(() => new Random('').pickWeighted([])).toThrow(RangeError);
  });

  test('creates identifiers with the requested length and alphabet', () => {
    expect(new Random('id').id(33)).toMatch(/^[\w-]{33}$/);
    expect(new Random('id').digits(20)).toMatch(/^[1-9]\d{19}$/);
  });
});
