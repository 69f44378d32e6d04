import { Lock } from 'lucide-react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { comparedForm } from '#shared/content/exported-form.ts';
import { typeByName } from '#shared/content/type-by-name.ts';
import { contentRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Part } from '#ui/part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { differenceKind } from './difference-kind.ts';
import type { DifferenceProps } from './difference-props.ts';
import { FactsDifference } from './facts-difference.tsx';
import { ImageDifference } from './image-difference.tsx';
import { isHandedOut, type RevisedFile, type Revision } from './revision.ts';
import { TextDifference } from './text-difference.tsx';
import { unpinnedSentence } from './unpinned-sentence.ts';

// These bring readers that are large.
const DocumentDifference = lazyComponent(() => import('./document-difference.tsx'), 'DocumentDifference');
const MediaDifference = lazyComponent(() => import('./media-difference.tsx'), 'MediaDifference');
const SheetDifference = lazyComponent(() => import('./sheet-difference.tsx'), 'SheetDifference');
const PdfDifference = lazyComponent(() => import('./pdf-difference.tsx'), 'PdfDifference');

type RevisionDifferenceProps = Omit<DifferenceProps, 'source'> & {
  file: RevisedFile;
  /** All of the file, the oldest first. */
  revisions: readonly Revision[];
};

/** What differs between two states of a file, in the way that suits its kind; of content that is not kept, the facts. */
export function RevisionDifference({ file, revisions, ...props }: RevisionDifferenceProps) {
  const session = useSession();
  const { before, after } = props;
  const kind = differenceKind(file, before, after);
  const source = { fileId: file.id ?? '', exportType: comparedForm(file.mimeType)?.exportType };
  const refusal = contentRefusal(session);
  if (refusal !== undefined) {
    return (
      <>
        <EmptyState icon={Lock} title="Your role can view metadata only">
          {refusal}
        </EmptyState>
        <FactsDifference before={before} after={after} />
      </>
    );
  }
  if (kind !== undefined && !(isHandedOut(file, before) && isHandedOut(file, after))) {
    return (
      <>
        <p className="shrink-0 bg-amber-bg px-16 py-6 text-amber-fg text-small">
          {unpinnedSentence(file, revisions, [before, after])}
        </p>
        <FactsDifference before={before} after={after} sentence="Their metadata:" />
      </>
    );
  }
  switch (kind) {
    case 'text':
      return <TextDifference {...props} source={source} />;
    case 'document':
      return (
        <Part fallback={<Skeleton label="Loading the documents" rows={8} rowClass="h-24" />}>
          <DocumentDifference {...props} file={file} source={source} />
        </Part>
      );
    case 'sheet':
      return (
        <Part fallback={<Skeleton label="Comparing the spreadsheets" rows={8} rowClass="h-24" />}>
          <SheetDifference {...props} file={file} source={source} />
        </Part>
      );
    case 'image':
      return <ImageDifference {...props} source={source} mimeType={typeByName(file.mimeType, file.name)} />;
    case 'media':
      return (
        <Part fallback={<Skeleton label="Loading the players" rows={8} rowClass="h-24" />}>
          <MediaDifference file={file} before={before} after={after} />
        </Part>
      );
    case 'pdf':
      return (
        <Part fallback={<Skeleton label="Loading the pages" rows={8} rowClass="h-24" />}>
          <PdfDifference {...props} source={source} />
        </Part>
      );
    default:
      return <FactsDifference before={before} after={after} />;
  }
}
