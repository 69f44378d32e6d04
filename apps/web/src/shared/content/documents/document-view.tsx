import { useMemo } from 'react';
import type { DecodedDocument } from '#shared/content/decoding/decoded-document.ts';
import { DocumentComments } from './document-comments.tsx';
import { lowerHeadings } from './lower-headings.ts';
import { toElements } from './to-elements.tsx';

/**
 * A document as a page. Its markup is read into nodes that run and fetch nothing, and what is known of them becomes elements here: scripts,
 * styles, forms, frames and pictures from other places are left out.
 */
export function DocumentView({ html, pictures, comments }: DecodedDocument) {
  const elements = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    lowerHeadings(body);
    return toElements(body, pictures);
  }, [html, pictures]);
  return (
    <div className="min-h-full bg-surface">
      <article dir="auto" className="mx-auto flex w-full max-w-720 flex-col gap-12 p-24 leading-relaxed">
        {elements}
        {comments.length > 0 && <DocumentComments comments={comments} />}
      </article>
    </div>
  );
}
