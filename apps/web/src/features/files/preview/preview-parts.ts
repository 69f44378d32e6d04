import type { PreviewForm } from '#shared/content/kinds/preview-form.ts';

/** Loads what shows content in each form that brings a reader of its own. */
export const PREVIEW_PARTS = {
  archive: () => import('./archive-preview.tsx'),
  document: () => import('./document-preview.tsx'),
  font: () => import('./font-preview.tsx'),
  image: () => import('./picture-preview.tsx'),
  media: () => import('./media-preview.tsx'),
  pdf: () => import('./pdf-preview.tsx'),
  sheet: () => import('./sheet-preview.tsx'),
};

const LOADED: Readonly<Partial<Record<PreviewForm, () => Promise<unknown>>>> = PREVIEW_PARTS;

/** Loads what shows a form beside the content, not after it. A failure is that of the part itself, which loads again once it is drawn. */
export function preloadPreview(form: PreviewForm): void {
  LOADED[form]?.().catch(() => undefined);
}
