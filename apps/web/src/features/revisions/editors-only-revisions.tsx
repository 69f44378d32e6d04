import { lazyComponent } from '#lib/lazy-component.ts';
import { Part } from '#ui/loading/part.tsx';
import type { RevisedFile } from './revision.ts';

// Lazy-loaded because only users without access need it.
const EditorsOnlyNotice = lazyComponent(
  () => import('#shared/permissions/editors-only-notice.tsx'),
  'EditorsOnlyNotice',
);

/** Shown in place of a file's revisions if the user may not see them. */
export function EditorsOnlyRevisions({ file }: { file: RevisedFile }) {
  return (
    <Part>
      <EditorsOnlyNotice what="the revisions" file={file} />
    </Part>
  );
}
