import { expect, test } from 'vitest';
import { KnownReads } from './known-reads.ts';

test('the same target is the same call, and another one is another', () => {
  const reads = new KnownReads();
  const first = reads.match('/api/drive/v3/files/a?fields=id');
  expect(first).toMatchObject({ operationId: 'drive.files.get', pathParams: { fileId: 'a' } });
  expect(reads.match('/api/drive/v3/files/a?fields=id')).toBe(first);
  expect(reads.match('/api/drive/v3/files/a?fields=name').query.get('fields')).toBe('name');
  expect(reads.match('/api/drive/v3/files/b?fields=id').pathParams).toEqual({ fileId: 'b' });
});

test('what names no call is refused each time', () => {
  const reads = new KnownReads();
  for (let time = 0; time < 2; time += 1) {
    expect(() => reads.match('/api/drive/v3/nothing')).toThrow('No operation has this address.');
    expect(() => reads.match('/api/drive/v3/files/%2e%2e')).toThrow('The address is not well-formed.');
  }
});

test('many long targets do not fill the memory: of those that were asked for long ago none is kept', () => {
  const reads = new KnownReads();
  const first = reads.match('/api/drive/v3/files?q=first');
  for (let count = 0; count < 40; count += 1) reads.match(`/api/drive/v3/files?q=${count}${'&a'.repeat(4_000)}`);
  expect(reads.match('/api/drive/v3/files?q=first')).not.toBe(first);
});
