import { hasStoredUploads } from './upload-marker.ts';

// Loaded for those who have uploads.
const loadOpen = () => import('./open-uploads.ts');

/** Takes up the uploads that this person had before the page was loaded anew. */
export function restoreUploads(owner: string): void {
  if (hasStoredUploads(owner)) void loadOpen().then(({ openUploads }) => openUploads(owner));
}
