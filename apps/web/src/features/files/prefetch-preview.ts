import type { QueryClient } from '@tanstack/react-query';
import { waitUntilRestored } from '#shared/device-cache/wait-until-restored.ts';
import { contentRefusal } from '#shared/session/role-refusal.ts';
import { sessionQuery } from '#shared/session/session.ts';
import { getLoadedForm, previewContentQuery } from './preview/preview-content.ts';
import { preloadPreviewPart } from './preview/preview-parts.ts';
import { fileQuery } from './queries.ts';

/** Prefetches the content of a file and the code that shows it, if the device has the details of the file. */
export async function prefetchPreview(client: QueryClient, fileId: string): Promise<void> {
  await waitUntilRestored(client);
  const session = client.getQueryData(sessionQuery.queryKey);
  const file = client.getQueryData(fileQuery(fileId).queryKey);
  if (!session || !file || contentRefusal(session) !== undefined) return;
  const form = getLoadedForm(file);
  if (form === undefined) return;
  preloadPreviewPart(form);
  await client.prefetchQuery(previewContentQuery(file, false));
}
