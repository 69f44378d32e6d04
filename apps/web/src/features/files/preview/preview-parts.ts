import { lazyComponent } from '#lib/lazy-component.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import type { PreviewForm } from '#shared/content/kinds/preview-form.ts';

// The lazy-loaded previews for forms with a reader of their own.
export const ArchivePreview = lazyComponent(() => import('./archive-preview.tsx'), 'ArchivePreview');
export const DocumentPreview = lazyComponent(() => import('./document-preview.tsx'), 'DocumentPreview');
export const FontPreview = lazyComponent(() => import('./font-preview.tsx'), 'FontPreview');
export const MediaPreview = lazyComponent(() => import('./media-preview.tsx'), 'MediaPreview');
export const PdfPreview = lazyComponent(() => import('./pdf-preview.tsx'), 'PdfPreview');
export const PicturePreview = lazyComponent(() => import('./picture-preview.tsx'), 'PicturePreview');
export const SheetPreview = lazyComponent(() => import('./sheet-preview.tsx'), 'SheetPreview');
export const TextPreview = lazyComponent(() => import('./text-preview.tsx'), 'TextPreview');

const PARTS: Readonly<Partial<Record<PreviewForm, Pick<typeof PdfPreview, 'preload' | 'isLoaded'>>>> = {
  archive: ArchivePreview,
  code: TextPreview,
  document: DocumentPreview,
  font: FontPreview,
  image: PicturePreview,
  json: TextPreview,
  markdown: TextPreview,
  media: MediaPreview,
  pdf: PdfPreview,
  sheet: SheetPreview,
  text: TextPreview,
};

/** Loads what shows a form beside the content, not after it: true once it is loaded or has failed. */
export function usePreviewPart(form: PreviewForm): boolean {
  return useLoaded(PARTS[form]);
}

/** Starts loading what shows a form. */
export function preloadPreviewPart(form: PreviewForm): void {
  void PARTS[form]?.preload();
}
