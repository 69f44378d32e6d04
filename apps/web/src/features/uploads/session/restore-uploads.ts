import { hasStoredUploads } from './upload-marker.ts';

// Lazy-loaded for users with uploads.
const loadOpen = () => import('./open-uploads.ts');

/** Restores the uploads that this user had before a reload. */
export function restoreUploads(owner: string): void {
  if (hasStoredUploads(owner)) void loadOpen().then(({ openUploads }) => openUploads(owner));
}
