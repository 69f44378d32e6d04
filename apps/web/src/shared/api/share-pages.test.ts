import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { findPage, shareList, sharePage } from './share-pages.ts';

describe('shared pages', () => {
  it('retain a page with unchanged content, and the unchanged rows of a changed page', () => {
    const before = { files: [{ id: 'a' }, { id: 'b', name: 'Old' }] };
    expect(sharePage(before, { files: [{ id: 'a' }, { id: 'b', name: 'Old' }] })).toBe(before);
    const after = sharePage(before, { files: [{ id: 'a' }, { id: 'b', name: 'New' }] });
    expect(after.files[0]).toBe(before.files[0]);
    expect(after.files[1]).toEqual({ id: 'b', name: 'New' });
    expect(sharePage(undefined, before)).toBe(before);
  });

  it('are found by their page token', () => {
    const list = { pages: ['first', 'second'], pageParams: [undefined, 'token'] };
    expect(findPage(list, undefined)).toBe('first');
    expect(findPage(list, 'token')).toBe('second');
    expect(findPage(list, 'unknown')).toBeUndefined();
    expect(findPage(undefined, undefined)).toBeUndefined();
  });

  it('are the only content of a list that is compared when it is replaced', async () => {
    let reads = 0;
    const page = {
      get files() {
        reads += 1;
        return [];
      },
    };
    const before = { pages: [page], pageParams: [undefined] };
    expect(shareList(before, { pages: [page], pageParams: [undefined] })).toBe(before);
    const other = { pages: [page, { files: [] }], pageParams: [undefined, 'token'] };
    expect(shareList(before, other)).toBe(other);
    const replaced = { pages: [{ ...page }], pageParams: [undefined] };
    reads = 0;
    expect(shareList(before, replaced)).toBe(replaced);
    expect(reads).toBe(0);
  });

  it('let a reloaded list keep its cached object if nothing has changed', async () => {
    const client = new QueryClient();
    const read = () =>
      client.fetchInfiniteQuery({
        queryKey: ['list'],
        initialPageParam: undefined as string | undefined,
        queryFn: ({ pageParam }) =>
          sharePage(findPage(client.getQueryData(['list']), pageParam), { files: [{ id: pageParam ?? 'first' }] }),
        getNextPageParam: () => undefined,
        structuralSharing: shareList,
      });
    await read();
    const before = client.getQueryData(['list']);
    await read();
    expect(client.getQueryData(['list'])).toBe(before);
  });

  it('leave data without pages to a full comparison', () => {
    const before = { name: 'a', owner: { id: 'x' } };
    expect(shareList(before, { name: 'a', owner: { id: 'x' } })).toBe(before);
    expect(shareList(undefined, before)).toBe(before);
  });
});
