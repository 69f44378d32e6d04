import { getDifferenceKind } from '#features/revisions/difference-kind.ts';
import type { DifferenceProps } from '#features/revisions/difference-props.ts';
import { hasAvailableContent, type RevisedFile, type Revision } from '#features/revisions/revision.ts';
import { describeUnavailableContent } from '#features/revisions/unavailable-content-text.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { findComparedForm } from '#shared/content/kinds/exported-form.ts';
import { contentRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Part } from '#ui/loading/part.tsx';
import { ContentDifference } from './content-difference.tsx';
import { FactsDifference } from './facts-difference.tsx';

// Lazy-loaded because only users without access to content need it.
const NoContentAccess = lazyComponent(() => import('#shared/errors/no-content-access.tsx'), 'NoContentAccess');

type RevisionDifferenceProps = Omit<DifferenceProps, 'source'> & {
  file: RevisedFile;
  /** All revisions of the file, oldest first. */
  revisions: readonly Revision[];
};

/**
 * Shows the difference between two revisions of a file, based on its type. If the content is no longer stored, shows the details.
 */
export function RevisionDifference({ file, revisions, ...props }: RevisionDifferenceProps) {
  const session = useSession();
  const { before, after } = props;
  const kind = getDifferenceKind(file, before, after);
  const source = { fileId: file.id ?? '', exportType: findComparedForm(file.mimeType)?.exportType };
  const refusal = contentRefusal(session);
  if (refusal !== undefined) {
    return (
      <>
        <Part>
          <NoContentAccess refusal={refusal} />
        </Part>
        <FactsDifference before={before} after={after} />
      </>
    );
  }
  if (kind !== undefined && !(hasAvailableContent(file, before) && hasAvailableContent(file, after))) {
    return (
      <>
        <p className="shrink-0 bg-amber-bg px-16 py-6 text-amber-fg text-small">
          {describeUnavailableContent(file, revisions, [before, after])}
        </p>
        <FactsDifference before={before} after={after} sentence="Their metadata:" />
      </>
    );
  }
  return <ContentDifference {...props} kind={kind} file={file} source={source} />;
}
