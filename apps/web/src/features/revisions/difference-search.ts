import { getOne } from '#lib/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL parameters for displaying a difference. */
export const differenceParams = {
  /** For pictures: side by side, a swipe between both, or only the differences. For PDFs: the pages or the text. */
  look: getOne('sides', 'swipe', 'difference', 'text'),
  /** Whether to show texts in one column instead of side by side. */
  unified: flagParam,
  /** Whether to ignore differences in whitespace. */
  nospace: flagParam,
};

const differenceSearch = searchParams(differenceParams);
export type DifferenceSearch = SearchOf<typeof differenceSearch>;

/** The URL parameters of the comparison of two revisions. */
export const compareRevisionsSearch = searchParams({
  ...differenceParams,
  /** The ID of the earlier revision. Undefined for the one before the later revision. */
  base: textParam,
  /** The ID of the later revision. Undefined for the current content. */
  head: textParam,
});
export type CompareRevisionsSearch = SearchOf<typeof compareRevisionsSearch>;
