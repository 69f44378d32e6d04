import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL parameters of the shared drives. */
export const drivesSearch = searchParams({
  /** Part of the name. */
  q: textParam,
  /** Whether to include hidden drives. */
  hidden: flagParam,
  /** Whether to list all drives of the organisation, with administrator rights. */
  admin: flagParam,
  /** Whether to list only unmanaged drives without organizers, in administrator mode. */
  orphaned: flagParam,
  /** The visible columns. */
  cols: textParam,
  /** The drive open beside the list. */
  peek: textParam,
});
export type DrivesSearch = SearchOf<typeof drivesSearch>;
