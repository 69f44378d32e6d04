import type { DocumentComment } from '@rotunda/document-formats/document-comment';

/** A text document as markup, which is never inserted into the page as is: `DocumentView` renders the parts that it supports. */
export type DecodedDocument = {
  html: string;
  /** The pictures, by their URLs in the markup. */
  pictures: ReadonlyMap<string, Blob>;
  comments: readonly DocumentComment[];
};
