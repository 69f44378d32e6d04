import { useQuery } from '@tanstack/react-query';
import { EyeOff, Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { contentKind } from '#shared/content/content-kind.ts';
import { ErrorView } from '#shared/error-view.tsx';
import { formatSize } from '#shared/format/size.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { mayCall, useSession } from '#shared/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Facts } from '#ui/facts.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { isEditorDocument, type StoredFile, typeName } from './file.ts';
import { ownerName } from './file-columns.tsx';
import { ImagePreview } from './image-preview.tsx';
import { previewContentQuery } from './preview-content.ts';
import { TextPreview } from './text-preview.tsx';

const PdfPreview = lazy(() => import('./pdf-preview.tsx').then((module) => ({ default: module.PdfPreview })));

/** The content of a file as far as a browser can show it, and its facts beside it. */
export function FilePreview({ file }: { file: StoredFile }) {
  return (
    <div className="flex min-h-0 flex-1 max-md:flex-col">
      <section aria-label="Preview" className="min-h-0 min-w-0 flex-1 overflow-auto bg-sunken">
        <PreviewContent file={file} />
      </section>
      <section
        aria-label="Facts"
        className="w-full shrink-0 overflow-auto border-line bg-surface p-16 max-md:border-t md:w-320 md:border-l"
      >
        <Facts items={toFacts(file)} />
      </section>
    </div>
  );
}

/** The content of a file as far as a browser can show it. */
export function PreviewContent({ file }: { file: StoredFile }) {
  const session = useSession();
  const kind = contentKind(file.mimeType, file.size);
  const isAllowed = mayCall(session, 'drive.files.download');
  const content = useQuery({ ...previewContentQuery(file), enabled: isAllowed && kind !== undefined });
  if (!isAllowed) {
    return (
      <EmptyState icon={Lock} title="Your role reads metadata, not content">
        Content is for the role operator or reviewer.
      </EmptyState>
    );
  }
  if (isEditorDocument(file)) {
    return (
      <EmptyState
        icon={EyeOff}
        title={`A ${typeName(file.mimeType).toLowerCase()} has no content of its own to show here`}
      />
    );
  }
  if (kind === undefined) {
    return (
      <EmptyState icon={EyeOff} title="This kind of file has no preview">
        Download it to look at it.
      </EmptyState>
    );
  }
  if (content.isPending) return <Skeleton label="Loading preview" rows={8} rowClass="h-24" />;
  if (content.error) {
    return (
      <ErrorView error={content.error} title="The preview could not be loaded" onRetry={() => void content.refetch()} />
    );
  }
  if (kind === 'image') return <ImagePreview content={content.data} name={file.name ?? 'Image'} />;
  if (kind === 'pdf') {
    return (
      <Suspense fallback={<Skeleton label="Loading preview" rows={8} rowClass="h-24" />}>
        <PdfPreview content={content.data} name={file.name ?? 'PDF'} />
      </Suspense>
    );
  }
  return <TextPreview content={content.data} sizeBytes={Number(file.size ?? 0)} />;
}

function toFacts(file: StoredFile) {
  const time = (value: string | undefined) => (value ? formatDateTime(Date.parse(value)) : undefined);
  return [
    ['Type', typeName(file.mimeType)],
    ['Size', file.size ? formatSize(Number(file.size)) : undefined],
    ['Owner', ownerName(file)],
    ['Modified', time(file.modifiedTime)],
    ['Modified by', file.lastModifyingUser?.displayName],
    ['Created', time(file.createdTime)],
    ['Version', file.version],
    ['Description', file.description],
    ['Lock', file.contentRestrictions?.find(({ readOnly }) => readOnly)?.reason],
  ] as const;
}
