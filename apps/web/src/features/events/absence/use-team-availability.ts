import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FreeBusyRow, freeBusyQuery } from '#shared/calendar/free-busy-query.ts';
import { mayCall, useSession } from '#shared/session/session.ts';

/** When people are busy, as far as the user can see it. */
export type TeamAvailability = {
  rows: readonly FreeBusyRow[];
  /** Why the times of a calendar are not known, by its ID; undefined where they are. */
  problems: ReadonlyMap<string, string | undefined>;
  /** Whether the service does not tell it for this time, or not to this user. */
  isUnknown: boolean;
};

const NO_TIME = Temporal.Instant.fromEpochMilliseconds(0);

/** Reads when people are busy, up to 50 of them with one call. While the next time is read, those of the one before are known. */
export function useTeamAvailability(
  emails: readonly string[],
  time: { start: Temporal.Instant; end: Temporal.Instant } | undefined,
): TeamAvailability {
  const isAllowed = mayCall(useSession(), 'calendar.freebusy.query');
  const query = freeBusyQuery(emails, time?.start ?? NO_TIME, time?.end ?? NO_TIME);
  const enabled = isAllowed && time !== undefined && emails.length > 0;
  const { data: rows = [], isError } = useQuery({ ...query, enabled, placeholderData: keepPreviousData });
  return { rows, problems: new Map(rows.map(({ id, problem }) => [id, problem])), isUnknown: !isAllowed || isError };
}
