import { findTooLarge, getDifferenceKind } from '#features/revisions/difference-kind.ts';
import type { DifferenceProps } from '#features/revisions/difference-props.ts';
import type { RevisedFile, Revision } from '#features/revisions/revision.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { type ContentKind, findContentKind, MAX_CONTENT_BYTES } from '#shared/content/kinds/content-kind.ts';
import { resolveMimeType } from '#shared/content/resolve-mime-type.ts';
import { formatSize } from '#shared/format/size.ts';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { FactsDifference } from './facts-difference.tsx';
import { ImageDifference } from './image-difference.tsx';
import { TextDifference } from './text-difference.tsx';

// Lazy-loaded because they include large readers.
const ArchiveDifference = lazyComponent(() => import('./archive-difference.tsx'), 'ArchiveDifference');
const DocumentDifference = lazyComponent(() => import('./document-difference.tsx'), 'DocumentDifference');
const FontDifference = lazyComponent(() => import('./font-difference.tsx'), 'FontDifference');
const MediaDifference = lazyComponent(() => import('./media-difference.tsx'), 'MediaDifference');
const SheetDifference = lazyComponent(() => import('./sheet-difference.tsx'), 'SheetDifference');
const PdfDifference = lazyComponent(() => import('./pdf-difference.tsx'), 'PdfDifference');

type ContentDifferenceProps = DifferenceProps & {
  /** A file, or a file in an archive, treated like a stored file. */
  file: RevisedFile;
  /** The kind of comparison. Undefined if only the details of both can be shown. */
  kind: ContentKind | undefined;
};

/** Shows the difference between two available contents, based on their kind. */
export function ContentDifference({ kind, ...props }: ContentDifferenceProps) {
  const { file, before, after } = props;
  switch (kind) {
    case 'text':
      return <TextDifference {...props} />;
    case 'image':
      return <ImageDifference {...props} mimeType={resolveMimeType(file.mimeType, file.name)} />;
    case 'archive':
      return (
        <Part fallback={<Skeleton label="Loading the archives" rows={8} rowClass="h-24" />}>
          <ArchiveDifference
            {...props}
            renderMember={(member) => (
              <ContentDifference {...member} kind={getDifferenceKind(member.file, member.before, member.after)} />
            )}
          />
        </Part>
      );
    case 'document':
      return (
        <Part fallback={<Skeleton label="Loading the documents" rows={8} rowClass="h-24" />}>
          <DocumentDifference {...props} />
        </Part>
      );
    case 'font':
      return (
        <Part fallback={<Skeleton label="Loading the fonts" rows={8} rowClass="h-24" />}>
          <FontDifference {...props} />
        </Part>
      );
    case 'sheet':
      return (
        <Part fallback={<Skeleton label="Comparing the spreadsheets" rows={8} rowClass="h-24" />}>
          <SheetDifference {...props} />
        </Part>
      );
    case 'pdf':
      return (
        <Part fallback={<Skeleton label="Loading the pages" rows={8} rowClass="h-24" />}>
          <PdfDifference {...props} />
        </Part>
      );
    case 'media':
      return (
        <Part fallback={<Skeleton label="Loading the players" rows={8} rowClass="h-24" />}>
          <MediaDifference {...props} />
        </Part>
      );
    default:
      return <FactsDifference before={before} after={after} sentence={comparisonRefusal(file, before, after)} />;
  }
}

/** Returns the reason why two contents are not compared, if it is known exactly. */
function comparisonRefusal({ mimeType, name }: RevisedFile, before: Revision, after: Revision): string | undefined {
  const large = findTooLarge(before, after);
  if (!large || findContentKind(mimeType, large.size, name) !== 'text') return undefined;
  const [most, size] = [formatSize(MAX_CONTENT_BYTES), formatSize(Number(large.size))];
  return `Texts of more than ${most} cannot be compared; one of these has ${size}. Download both to compare them in another program.`;
}
