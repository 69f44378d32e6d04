import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { Upload, UploadState } from './upload.ts';
import { useRefreshAfterUploads } from './use-refresh-after-uploads.ts';

const upload = (id: string, state: UploadState): Upload => ({
  id,
  name: `${id}.txt`,
  state,
  sizeBytes: 5,
  sentBytes: 0,
});

test('lists of files are read anew for a file that has arrived before, and for each one that arrives', async () => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = await renderHook((uploads?: readonly Upload[]) => useRefreshAfterUploads(uploads ?? []), {
    initialProps: [upload('a', 'done'), upload('b', 'sending')],
    wrapper,
  });
  expect(invalidate).toHaveBeenCalledTimes(1);
  await hook.rerender([upload('a', 'done'), upload('b', 'sending')]);
  expect(invalidate).toHaveBeenCalledTimes(1);
  await hook.rerender([upload('a', 'done'), upload('b', 'done')]);
  expect(invalidate).toHaveBeenCalledTimes(2);
  expect(invalidate).toHaveBeenLastCalledWith({ queryKey: ['drive.files.list'] });
});
