import { oneOf } from '#lib/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** What the address says of how a difference is looked at. */
export const differenceParams = {
  /** Pictures: beside each other, one wiped off the other, or only what differs. PDFs: their pages, or their text. */
  look: oneOf('sides', 'swipe', 'difference', 'text'),
  /** Texts in one column instead of side by side. */
  unified: flagParam,
  /** Lines that differ only in white space count as the same. */
  nospace: flagParam,
};

const differenceSearch = searchParams(differenceParams);
export type DifferenceSearch = SearchOf<typeof differenceSearch>;

/** What the address of the comparison of two revisions holds. */
export const compareRevisionsSearch = searchParams({
  ...differenceParams,
  /** Id of the earlier revision; the one before the later when absent. */
  base: textParam,
  /** Id of the later revision; the current content when absent. */
  head: textParam,
});
export type CompareRevisionsSearch = SearchOf<typeof compareRevisionsSearch>;
