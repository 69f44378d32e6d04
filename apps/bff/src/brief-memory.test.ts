import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BriefMemory } from './brief-memory.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

it('finds out once what belongs to a key, until a moment after the first has passed', () => {
  const memory = new BriefMemory<string, string>(200);
  const find = vi.fn((key: string) => key.toUpperCase());
  expect([memory.get('a', find), memory.get('a', find)]).toEqual(['A', 'A']);
  vi.advanceTimersByTime(199);
  expect([memory.get('a', find), memory.get('b', find)]).toEqual(['A', 'B']);
  expect(find).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  memory.get('a', find);
  memory.get('b', find);
  expect(find).toHaveBeenCalledTimes(4);
});

it('remembers nothing of what could not be found out', () => {
  const memory = new BriefMemory<string, string>(200);
  const fail = () => {
    throw new Error('not now');
  };
  expect(() => memory.get('a', fail)).toThrow('not now');
  expect(memory.get('a', () => 'A')).toBe('A');
});
