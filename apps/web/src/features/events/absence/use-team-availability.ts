import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FreeBusyRow, freeBusyQuery } from '#shared/calendar/free-busy-query.ts';
import { canCall, useSession } from '#shared/session/session.ts';

/** When people are busy, where visible to the user. */
export type TeamAvailability = {
  rows: readonly FreeBusyRow[];
  /** The reason why a calendar's times are unknown, by calendar ID. Undefined if they are known. */
  problems: ReadonlyMap<string, string | undefined>;
  /** Whether the service does not provide the times for this period or this user. */
  isUnknown: boolean;
};

const NO_TIME = Temporal.Instant.fromEpochMilliseconds(0);

/**
 * Reads when people are busy, with one call for up to 50 people. Retains the times of the previous period while the next one
 * loads.
 */
export function useTeamAvailability(
  emails: readonly string[],
  time: { start: Temporal.Instant; end: Temporal.Instant } | undefined,
): TeamAvailability {
  const isAllowed = canCall(useSession(), 'calendar.freebusy.query');
  const query = freeBusyQuery(emails, time?.start ?? NO_TIME, time?.end ?? NO_TIME);
  const enabled = isAllowed && time !== undefined && emails.length > 0;
  const { data: rows = [], isError } = useQuery({ ...query, enabled, placeholderData: keepPreviousData });
  return { rows, problems: new Map(rows.map(({ id, problem }) => [id, problem])), isUnknown: !isAllowed || isError };
}
