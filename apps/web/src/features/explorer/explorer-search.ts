import { recordOf } from '#lib/reader.ts';
import { listParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** What the address of an operation holds: the parameters of its form, and the kept run that it came from. */
export const explorerSearch = searchParams({
  params: recordOf(listParam(textParam)),
  run: textParam,
});

/** Parsed search of an operation. */
export type ExplorerSearch = SearchOf<typeof explorerSearch>;
