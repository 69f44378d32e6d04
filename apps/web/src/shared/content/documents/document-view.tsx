import { useMemo } from 'react';
import type { DecodedDocument } from '#shared/content/decoding/decoded-document.ts';
import { DocumentComments } from './document-comments.tsx';
import { lowerHeadings } from './lower-headings.ts';
import { summarizeChanges } from './summarize-changes.ts';
import { toElements } from './to-elements.tsx';

const LIST = new Intl.ListFormat('en-GB');
const NOTE = 'rounded-card bg-amber-bg px-12 py-8 text-amber-fg';

/**
 * Renders a document as a page. Its markup is parsed into inert nodes that execute and fetch nothing, and only supported nodes
 * become elements: scripts, styles, forms, frames and external pictures are omitted.
 */
export function DocumentView({ html, pictures, comments, omissions }: DecodedDocument) {
  const { elements, changes } = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    lowerHeadings(body);
    return { elements: toElements(body, pictures), changes: summarizeChanges(body) };
  }, [html, pictures]);
  return (
    <div className="min-h-full bg-surface">
      <article dir="auto" className="mx-auto flex w-full max-w-720 flex-col gap-12 p-24 leading-relaxed">
        {changes && <p className={NOTE}>{changes}</p>}
        {omissions.length > 0 && (
          <p className={NOTE}>{`This preview leaves out ${LIST.format(omissions)} that the file contains.`}</p>
        )}
        {elements}
        {comments.length > 0 && <DocumentComments comments={comments} />}
      </article>
    </div>
  );
}
