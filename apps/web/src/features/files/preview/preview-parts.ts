import { useEffect, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { PreviewForm } from '#shared/content/kinds/preview-form.ts';

// What shows content in the forms that bring a reader of their own.
export const ArchivePreview = lazyComponent(() => import('./archive-preview.tsx'), 'ArchivePreview');
export const DocumentPreview = lazyComponent(() => import('./document-preview.tsx'), 'DocumentPreview');
export const FontPreview = lazyComponent(() => import('./font-preview.tsx'), 'FontPreview');
export const MediaPreview = lazyComponent(() => import('./media-preview.tsx'), 'MediaPreview');
export const PdfPreview = lazyComponent(() => import('./pdf-preview.tsx'), 'PdfPreview');
export const PicturePreview = lazyComponent(() => import('./picture-preview.tsx'), 'PicturePreview');
export const SheetPreview = lazyComponent(() => import('./sheet-preview.tsx'), 'SheetPreview');

const PARTS: Readonly<Partial<Record<PreviewForm, Pick<typeof PdfPreview, 'preload' | 'isLoaded'>>>> = {
  archive: ArchivePreview,
  document: DocumentPreview,
  font: FontPreview,
  image: PicturePreview,
  media: MediaPreview,
  pdf: PdfPreview,
  sheet: SheetPreview,
};

/**
 * Loads what shows a form beside the content, not after it. True once it is loaded, or has failed and is loaded again when it is
 * rendered: a skeleton of its own would keep the content out of sight for 300 ms.
 */
export function usePreviewPart(form: PreviewForm): boolean {
  const part = PARTS[form];
  const [isReady, setIsReady] = useState(part?.isLoaded() ?? true);
  useEffect(() => void part?.preload().then(() => setIsReady(true)), [part]);
  return isReady;
}
