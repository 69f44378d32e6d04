import { lazyComponent } from '#lib/lazy-component.ts';
import type { PreviewForm } from '#shared/content/kinds/preview-form.ts';
import type { ShownPart } from '#shared/content/report-shown.tsx';
import { addDownloads } from '#shared/downloads/download-queue.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { useSession } from '#shared/session/session.ts';
import { downloadRefusal, toDownload } from './download-source.ts';
import { findContentState } from './preview-content.ts';
import {
  ArchivePreview,
  DocumentPreview,
  FontPreview,
  MediaPreview,
  PdfPreview,
  PicturePreview,
  SheetPreview,
  TextPreview,
} from './preview-parts.ts';

const HexView = lazyComponent(() => import('#shared/content/hex-view.tsx'), 'HexView');

type ContentInFormProps = {
  /** The file of the content, or a file in an archive, treated like a stored file. */
  file: StoredFile;
  form: PreviewForm;
  content: Blob;
  onShown?: ((part: ShownPart) => void) | undefined;
  /** Whether the preview is shown beside a list, whose rows handle the keys. */
  isBeside?: boolean;
  /** Whether the screen offers to download the file. */
  hasDownload?: boolean;
  /** Whether the user has acknowledged that the service considers the file abusive. */
  acknowledgesAbuse?: boolean;
  /** The file to save. For a file in an archive, this is the archive. */
  saved?: StoredFile;
};

/** Renders content in the form for its type. */
export function ContentInForm({
  file,
  form,
  content,
  onShown,
  isBeside = false,
  hasDownload = false,
  saved = file,
  acknowledgesAbuse = false,
}: ContentInFormProps) {
  const canDownload = downloadRefusal(saved, useSession()) === undefined;
  const onDownload = canDownload ? () => addDownloads([toDownload(saved)]) : undefined;
  switch (form) {
    case 'archive':
      return (
        <ArchivePreview
          content={content}
          file={file}
          onShown={onShown}
          onDownload={onDownload}
          renderMember={(member) => (
            <ContentInForm
              {...member}
              isBeside={isBeside}
              hasDownload={hasDownload}
              saved={saved}
              acknowledgesAbuse={acknowledgesAbuse}
            />
          )}
        />
      );
    case 'font':
      return (
        <FontPreview content={content} file={file} onShown={onShown} onDownload={onDownload} hasKeys={!isBeside} />
      );
    case 'image':
      return <PicturePreview content={content} file={file} onShown={onShown} onDownload={onDownload} />;
    case 'media':
      return <MediaPreview content={content} file={file} onShown={onShown} onDownload={onDownload} />;
    case 'hex':
      return <HexView content={content} sizeBytes={Number(file.size ?? 0)} />;
    case 'document':
      return <DocumentPreview content={content} file={file} onShown={onShown} onDownload={onDownload} />;
    case 'sheet':
      return (
        <SheetPreview
          content={content}
          file={file}
          acknowledgesAbuse={acknowledgesAbuse}
          state={`${file.id}/${findContentState(file)}`}
          onShown={onShown}
          onDownload={onDownload}
          isBeside={isBeside}
        />
      );
    case 'pdf':
      return (
        <PdfPreview
          content={content}
          hasDownload={hasDownload}
          name={file.name ?? 'PDF'}
          state={`${file.id}/${findContentState(file)}`}
          onShown={onShown}
          onDownload={onDownload}
          isBeside={isBeside}
        />
      );
    default:
      return (
        <TextPreview
          content={content}
          file={file}
          form={form}
          acknowledgesAbuse={acknowledgesAbuse}
          onShown={onShown}
        />
      );
  }
}
