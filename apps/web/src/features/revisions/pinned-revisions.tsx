import { lazyComponent } from '#lib/lazy-component.ts';
import { Part } from '#ui/loading/part.tsx';
import type { RevisedFile } from './revision.ts';

// Loaded for the few who are refused.
const ForWriters = lazyComponent(() => import('#shared/permissions/for-writers.tsx'), 'ForWriters');

/** Stands for the revisions of a file where they are kept from the person. */
export function PinnedRevisions({ file }: { file: RevisedFile }) {
  return (
    <Part>
      <ForWriters what="the revisions" file={file} />
    </Part>
  );
}
