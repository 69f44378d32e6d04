import { expect, test } from 'vitest';
import { DiskModel } from './disk-model.ts';
import type { DiskChange } from './read-log.ts';

const EMPTY = Buffer.alloc(0);

/** Returns a disk after these changes. */
function diskAfter(...changes: (Pick<DiskChange, 'kind' | 'path'> & Partial<DiskChange>)[]): DiskModel {
  const disk = new DiskModel();
  for (const change of changes) disk.apply({ target: '', inode: 1, offset: 0, data: EMPTY, end: 0, ...change });
  return disk;
}

const text = (disk: DiskModel, path: string) => disk.read('none').get(path)?.toString();
const create = { kind: 'create', path: '/a' } as const;
const write = { kind: 'write', path: '/a', data: Buffer.from('one') } as const;
const sync = { kind: 'sync', path: '/a' } as const;
const syncRoot = { kind: 'syncDirectory', path: '' } as const;

test('a file is lost until its directory is synced, and empty until the file itself is synced', () => {
  expect([...diskAfter(create, write, sync).read('none')]).toEqual([]);
  expect(text(diskAfter(create, write, syncRoot), '/a')).toBe('');
  expect(text(diskAfter(create, write, sync, syncRoot), '/a')).toBe('one');
});

test('data written after the sync is lost, or torn between sectors', () => {
  const more = { ...write, offset: 1, data: Buffer.alloc(1_100, 'x') };
  const disk = diskAfter(create, write, sync, syncRoot, more);
  expect(text(disk, '/a')).toBe('one');
  expect(disk.read('all').get('/a')?.toString()).toBe(`o${'x'.repeat(1_100)}`);
  const chances = [1, 0.9, 0.9, 0.1, 0.9];
  const torn = disk.read(() => chances.shift() ?? 0).get('/a');
  expect(torn?.toString().replaceAll('\0', '-')).toBe(`one${'-'.repeat(509)}${'x'.repeat(512)}`);
});

test('the contents of a directory whose name was not synced are lost', () => {
  const inside = { kind: 'rename', path: '/a', target: '/d/a' } as const;
  const moved = [create, write, sync, syncRoot, { kind: 'mkdir', path: '/d' } as const, inside] as const;
  expect(text(diskAfter(...moved), '/a')).toBe('one');
  const lost = diskAfter(...moved, { kind: 'syncDirectory', path: '/d' });
  expect([...lost.read('none').keys()]).toEqual([]);
  const safe = diskAfter(...moved, { kind: 'syncDirectory', path: '/d' }, syncRoot);
  expect(text(safe, '/d/a')).toBe('one');
});

test('a file whose new name was synced is gone from its old name, even if the removal was not synced', () => {
  const moved = { kind: 'rename', path: '/d/a', target: '/a' } as const;
  const made = [{ kind: 'mkdir', path: '/d' } as const, syncRoot, { ...create, path: '/d/a' }, write, sync] as const;
  expect([
    ...diskAfter(...made, moved, syncRoot)
      .read('all')
      .keys(),
  ]).toEqual(['/d', '/a']);
});
