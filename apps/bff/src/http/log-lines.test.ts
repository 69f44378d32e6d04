import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LogLines } from './log-lines.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const written: Buffer[] = [];
  const lines = new LogLines({ write: (bytes) => written.push(bytes) });
  return { lines, readWritten: () => written.map(String) };
}

describe('lines of the log', () => {
  test('go out together, in their order, a tenth of a second after the first', () => {
    const { lines, readWritten } = open();
    lines.write('one\n');
    vi.advanceTimersByTime(99);
    lines.write('two\n');
    expect(readWritten()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(readWritten()).toEqual(['one\ntwo\n']);
    vi.advanceTimersByTime(1_000);
    expect(readWritten()).toHaveLength(1);
  });

  test('go out at once when there is no room for more of them, and stay as they were', () => {
    const { lines, readWritten } = open();
    const many = Array.from({ length: 1_000 }, (_, index) => `${index} ${'ä'.repeat(index % 300)}\n`);
    for (const line of many) lines.write(line);
    expect(readWritten().length).toBeGreaterThan(3);
    lines.flush();
    expect(readWritten().join('')).toBe(many.join(''));
  });

  test('go out whole however long they are', () => {
    const { lines, readWritten } = open();
    lines.write('one\n');
    lines.write(`${'€'.repeat(200_000)}\n`);
    lines.write('two\n');
    lines.flush();
    expect(readWritten().join('')).toBe(`one\n${'€'.repeat(200_000)}\ntwo\n`);
  });

  test('are handed on when the process ends, and nothing when there are none', () => {
    const { lines, readWritten } = open();
    lines.flush();
    expect(readWritten()).toEqual([]);
    lines.write('last\n');
    lines.flush();
    expect(readWritten()).toEqual(['last\n']);
  });
});
