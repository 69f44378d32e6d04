import type { StoredFile } from '#features/files/file.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { ShownPart } from '#shared/content/note-shown.tsx';
import type { PreviewForm } from '#shared/content/preview-form.ts';
import { addDownloads } from '#shared/downloads/download-queue.ts';
import { useSession } from '#shared/session/session.ts';
import { downloadRefusal, toDownload } from './download-source.ts';
import { contentStateOf } from './preview-content.ts';
import { TextPreview } from './text-preview.tsx';

const ArchivePreview = lazyComponent(() => import('./archive-preview.tsx'), 'ArchivePreview');
const HexView = lazyComponent(() => import('#shared/content/hex-view.tsx'), 'HexView');
const DocumentPreview = lazyComponent(() => import('./document-preview.tsx'), 'DocumentPreview');
const FontPreview = lazyComponent(() => import('./font-preview.tsx'), 'FontPreview');
const MediaPreview = lazyComponent(() => import('./media-preview.tsx'), 'MediaPreview');
const PicturePreview = lazyComponent(() => import('./picture-preview.tsx'), 'PicturePreview');
const SheetPreview = lazyComponent(() => import('./sheet-preview.tsx'), 'SheetPreview');
const PdfPreview = lazyComponent(() => import('./pdf-preview.tsx'), 'PdfPreview');

type ContentInFormProps = {
  /** What it belongs to: a file, or a file in an archive, which stands for one. */
  file: StoredFile;
  form: PreviewForm;
  content: Blob;
  onShown?: ((part: ShownPart) => void) | undefined;
  /** Whether it stands beside a list, whose rows have the keys. */
  isBeside?: boolean;
  /** Whether the person knows that the service takes the file for harmful. */
  acknowledgesAbuse?: boolean;
  /** The file to save; that of an archive for what is in it. */
  saved?: StoredFile;
};

/** Content in the form that suits its kind. */
export function ContentInForm({
  file,
  form,
  content,
  onShown,
  isBeside = false,
  saved = file,
  acknowledgesAbuse = false,
}: ContentInFormProps) {
  const mayDownload = downloadRefusal(saved, useSession()) === undefined;
  const onDownload = mayDownload ? () => addDownloads([toDownload(saved)]) : undefined;
  switch (form) {
    case 'archive':
      return (
        <ArchivePreview
          content={content}
          file={file}
          onShown={onShown}
          onDownload={onDownload}
          renderMember={(member) => (
            <ContentInForm {...member} isBeside={isBeside} saved={saved} acknowledgesAbuse={acknowledgesAbuse} />
          )}
        />
      );
    case 'font':
      return <FontPreview content={content} file={file} onShown={onShown} onDownload={onDownload} />;
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
          state={`${file.id}/${contentStateOf(file)}`}
          onShown={onShown}
          onDownload={onDownload}
          isBeside={isBeside}
        />
      );
    case 'pdf':
      return (
        <PdfPreview
          content={content}
          name={file.name ?? 'PDF'}
          state={`${file.id}/${contentStateOf(file)}`}
          onShown={onShown}
          onDownload={onDownload}
          isBeside={isBeside}
        />
      );
    default:
      return <TextPreview content={content} file={file} form={form} onShown={onShown} />;
  }
}
