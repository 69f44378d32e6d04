import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LogLines } from './log-lines.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const write = vi.fn<(text: string) => void>();
  return { write, lines: new LogLines({ write }) };
}

describe('lines of the log', () => {
  test('go out together, in their order, a tenth of a second after the first', () => {
    const { write, lines } = open();
    lines.write('one\n');
    vi.advanceTimersByTime(99);
    lines.write('two\n');
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(write.mock.calls).toEqual([['one\ntwo\n']]);
    vi.advanceTimersByTime(1_000);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('go out at once when there are many', () => {
    const { write, lines } = open();
    for (let index = 0; index < 16; index += 1) lines.write('x'.repeat(4_000));
    expect(write).toHaveBeenCalledTimes(1);
    lines.write('more\n');
    vi.advanceTimersByTime(100);
    expect(write.mock.calls[1]).toEqual(['more\n']);
  });

  test('are handed on when the process ends, and nothing when there are none', () => {
    const { write, lines } = open();
    lines.flush();
    expect(write).not.toHaveBeenCalled();
    lines.write('last\n');
    lines.flush();
    expect(write.mock.calls).toEqual([['last\n']]);
  });
});
