import { getRecord } from '#lib/reader.ts';
import { listParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL parameters of an operation: its form parameters, and the ID of the saved run that they came from. */
export const explorerSearch = searchParams({
  params: getRecord(listParam(textParam)),
  run: textParam,
});

/** Parsed search of an operation. */
export type ExplorerSearch = SearchOf<typeof explorerSearch>;
