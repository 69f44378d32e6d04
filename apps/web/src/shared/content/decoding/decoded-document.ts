import type { DocumentComment } from '@rotunda/document-formats/document-comment';
import type { Omission } from '@rotunda/document-formats/find-omissions';

/** A text document as markup, which is never inserted into the page as is: `DocumentView` renders the parts that it supports. */
export type DecodedDocument = {
  html: string;
  /** The pictures, by their URLs in the markup. */
  pictures: ReadonlyMap<string, Blob>;
  comments: readonly DocumentComment[];
  /** Content that the markup leaves out. */
  omissions: readonly Omission[];
};
