import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useRefreshAfterUploads } from './use-refresh-after-uploads.ts';

test('file lists are refreshed for a file that has already arrived, and for those that arrive later', async () => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = await renderHook((arrived?: number) => useRefreshAfterUploads(arrived ?? 0), {
    initialProps: 1,
    wrapper,
  });
  expect(invalidate).toHaveBeenCalledTimes(1);
  await hook.rerender(1);
  expect(invalidate).toHaveBeenCalledTimes(1);
  // The lists are not reloaded for each of many small files that arrive one after another.
  for (let arrived = 2; arrived <= 20; arrived += 1) await hook.rerender(arrived);
  expect(invalidate).toHaveBeenCalledTimes(1);
  await expect.poll(() => invalidate).toHaveBeenCalledTimes(2);
  expect(invalidate).toHaveBeenLastCalledWith({ queryKey: ['drive.files.list'] });
});
