import type { DocumentComment } from '@rotunda/document-formats/document-comment';

/** A text document as markup, which is never put into the page as it is: `DocumentView` draws what it knows of it. */
export type DecodedDocument = {
  html: string;
  /** Its pictures, by the addresses that the markup has for them. */
  pictures: ReadonlyMap<string, Blob>;
  comments: readonly DocumentComment[];
};
