import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** What the address of the shared drives holds. */
export const drivesSearch = searchParams({
  /** Part of the name. */
  q: textParam,
  /** Hidden ones too. */
  hidden: flagParam,
  /** All drives of the organisation, with the rights of an administrator. */
  admin: flagParam,
  /** Only those without organizers, which nobody manages; in administrator mode. */
  orphaned: flagParam,
  /** Columns that are shown. */
  cols: textParam,
  /** The drive that is shown beside the list. */
  peek: textParam,
});
export type DrivesSearch = SearchOf<typeof drivesSearch>;
