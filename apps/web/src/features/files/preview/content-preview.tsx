import { ApiError } from '@rotunda/api-client/errors';
import { useQuery } from '@tanstack/react-query';
import { EyeOff, File, FileX, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { MAX_CONTENT_BYTES } from '#shared/content/kinds/content-kind.ts';
import { IncompleteContentError } from '#shared/content/kinds/incomplete-content.ts';
import type { PreviewForm } from '#shared/content/kinds/preview-form.ts';
import { ReportShown, type ShownPart } from '#shared/content/report-shown.tsx';
import { getTypeName } from '#shared/content/type-name.ts';
import { addDownloads } from '#shared/downloads/download-queue.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { formatSize } from '#shared/format/size.ts';
import { contentRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ContentInForm } from './content-in-form.tsx';
import { downloadRefusal, toDownload } from './download-source.ts';
import { findContentState, findForm, isTooLarge, previewContentQuery } from './preview-content.ts';
import { MediaPreview, usePreviewPart } from './preview-parts.ts';

// Lazy-loaded because only users without access to content need it.
const NoContentAccess = lazyComponent(() => import('#shared/errors/no-content-access.tsx'), 'NoContentAccess');

type ContentPreviewProps = {
  file: StoredFile;
  /** Called when content is rendered, with the part that is shown. Not called for raw bytes, which show nothing of a file. */
  onShown?: ((part: ShownPart) => void) | undefined;
  /** Whether the preview is shown beside a list, whose rows handle the keys. */
  isBeside?: boolean;
  /** Whether the screen offers to download the file, so that only previews that fail repeat it. */
  hasDownload?: boolean;
};

/**
 * Shows the content of a file if a browser can display it. Content never executes in the console: it is rendered as graphics or
 * text.
 */
export function ContentPreview({ file, onShown, isBeside = false, hasDownload = false }: ContentPreviewProps) {
  const session = useSession();
  const refusal = contentRefusal(session);
  if (refusal !== undefined) {
    return (
      <Part name="The preview">
        <NoContentAccess refusal={refusal} />
      </Part>
    );
  }
  if (file.size === '0') {
    return (
      <>
        <EmptyState icon={File} title="This file is empty">
          It has a size of 0 bytes.
        </EmptyState>
        <ReportShown part="all" onShown={onShown} />
      </>
    );
  }
  const form = findForm(file);
  if (form === 'media') {
    return (
      <Part name="The preview" fallback={<PreviewSkeleton />}>
        <StoredMedia key={findContentState(file)} file={file} onShown={onShown} />
      </Part>
    );
  }
  if (form === 'sheet' && isTooLarge(file)) return <TooLarge file={file} />;
  if (form !== undefined) {
    const key = `${form} ${findContentState(file)}`;
    return (
      <LoadedContent
        key={key}
        file={file}
        form={form}
        onShown={onShown}
        isBeside={isBeside}
        hasDownload={hasDownload}
      />
    );
  }
  return <EmptyState icon={EyeOff} title="No content to show" />;
}

function StoredMedia({ file, onShown }: Pick<ContentPreviewProps, 'file' | 'onShown'>) {
  const onDownload = useDownload(file);
  return <MediaPreview file={file} onShown={onShown} onDownload={onDownload} />;
}

function TooLarge({ file }: { file: StoredFile }) {
  const onDownload = useDownload(file);
  return (
    <EmptyState
      icon={FileX}
      title={`Spreadsheets of more than ${formatSize(MAX_CONTENT_BYTES)} cannot be shown`}
      action={onDownload && <Button onPress={onDownload}>Download</Button>}
    >
      This one has {formatSize(Number(file.size ?? 0))}. Download the file to open it in another program. Does not count
      as viewed.
    </EmptyState>
  );
}

function LoadedContent({ file, form, ...props }: ContentPreviewProps & { form: PreviewForm }) {
  const [acknowledgesAbuse, setAcknowledgesAbuse] = useState(false);
  const content = useQuery(previewContentQuery(file, acknowledgesAbuse));
  const isPartReady = usePreviewPart(form);
  const retry = () => void content.refetch();
  if (content.isPending || !(isPartReady || content.isError)) return <PreviewSkeleton />;
  if (content.error instanceof ApiError && content.error.reason === 'cannotDownloadAbusiveFile') {
    return (
      <EmptyState
        icon={ShieldAlert}
        title="This file was flagged as harmful"
        action={<Button onPress={() => setAcknowledgesAbuse(true)}>Show anyway</Button>}
      >
        Only its owner can open it. The preview runs no code.
      </EmptyState>
    );
  }
  if (content.error instanceof ApiError && content.error.reason === 'exportSizeLimitExceeded') {
    return (
      <EmptyState icon={FileX} title={`This ${getTypeName(file.mimeType).toLowerCase()} is too large to be shown`}>
        The service exports up to 10 MB. Download it in another format to read it.
      </EmptyState>
    );
  }
  if (content.error instanceof IncompleteContentError) {
    return <Incomplete file={file} error={content.error} onRetry={retry} />;
  }
  if (isUnreadable(content)) {
    return <ErrorView error={content.error} title="The preview could not be loaded" onRetry={retry} />;
  }
  return (
    <Part name="The preview" fallback={<PreviewSkeleton />}>
      <ContentInForm {...props} file={file} form={form} content={content.data} acknowledgesAbuse={acknowledgesAbuse} />
    </Part>
  );
}

type IncompleteProps = { file: StoredFile; error: IncompleteContentError; onRetry: () => void };

/** Offers to load the content again, or to download a stored file that is itself incomplete. */
function Incomplete({ file, error, onRetry }: IncompleteProps) {
  const onDownload = useDownload(file);
  const action = error.isRetryable ? (
    <Button onPress={onRetry}>Try again</Button>
  ) : (
    onDownload && <Button onPress={onDownload}>Download</Button>
  );
  return (
    <EmptyState icon={FileX} title={error.message} action={action}>
      {error.remedy} Does not count as viewed.
    </EmptyState>
  );
}

/** Returns a function that saves a file. Returns undefined if the role or the file does not permit it. */
function useDownload(file: StoredFile): (() => void) | undefined {
  const refusal = downloadRefusal(file, useSession());
  return refusal === undefined ? () => addDownloads([toDownload(file)]) : undefined;
}

function PreviewSkeleton() {
  return <Skeleton label="Loading the preview" rows={8} rowClass="h-24" />;
}
