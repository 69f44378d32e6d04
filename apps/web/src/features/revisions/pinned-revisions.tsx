import { lazyComponent } from '#lib/lazy-component.ts';
import { Part } from '#ui/loading/part.tsx';
import type { RevisedFile } from './revision.ts';

// Lazy-loaded because only users without access need it.
const ForWriters = lazyComponent(() => import('#shared/permissions/for-writers.tsx'), 'ForWriters');

/** Shown in place of a file's revisions if the user may not see them. */
export function PinnedRevisions({ file }: { file: RevisedFile }) {
  return (
    <Part>
      <ForWriters what="the revisions" file={file} />
    </Part>
  );
}
