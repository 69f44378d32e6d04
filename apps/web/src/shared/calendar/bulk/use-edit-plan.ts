import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { colorsQuery, eventQuery } from '#shared/calendar/calendar-queries.ts';
import { getPaletteName } from '#shared/calendar/color-name.ts';
import { freeBusyQuery } from '#shared/calendar/free-busy-query.ts';
import { type Occurrence, readEventKey, type ServiceEvent } from '#shared/calendar/occurrence.ts';
import type { Scope } from '#shared/calendar/series/event-change.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import type { EventEdit } from './event-edit.ts';
import { type Conflicts, canConflict, findConflicts } from './find-conflicts.ts';
import { type EditPlan, planEdit } from './plan-edit.ts';
import { getSeriesKey } from './series-key.ts';

/** The input of a plan. */
export type EditQuestion = { occurrences: readonly Occurrence[]; edit: EventEdit; scope: Scope };

/** A plan with its input. `conflicts` is undefined if times do not matter or the user may not see them. */
export type PlannedEdit = EditQuestion & {
  plan: EditPlan;
  series: ReadonlyMap<string, ServiceEvent>;
  conflicts: Conflicts | undefined;
};

const MAX_SERIES = 200;
const SERIES_AT_ONCE = 8;

/** Returns functions that plan an edit on request. */
export function useEditPlan(zone: string) {
  const planner = usePlanner(zone);
  return useMutation({ mutationFn: planner });
}

/** Plans an edit without input, and plans it again when its events change. */
export function useInstantPlan(zone: string, question: EditQuestion) {
  const planner = usePlanner(zone);
  const { occurrences, edit, scope } = question;
  const versions = occurrences.map(({ key, event: { etag } }) => [key, etag]);
  return useQuery({
    queryKey: ['plan of an edit', edit, scope, zone, versions],
    queryFn: () => planner(question),
    gcTime: 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
}

/** Returns the function that plans an edit. It reads the affected series and who is busy at the new times. */
function usePlanner(zone: string): (question: EditQuestion) => Promise<PlannedEdit> {
  const client = useQueryClient();
  const session = useSession();
  return async (question) => {
    const { occurrences, edit, scope } = question;
    const series = scope === 'one' ? new Map<string, ServiceEvent>() : await readSeries(client, occurrences);
    const palette = edit.kind === 'color' ? ((await client.fetchQuery(colorsQuery)).event ?? {}) : {};
    const colorName = (id: string) => (id === '' ? 'Calendar colour' : getPaletteName(id, palette[id]?.background));
    const plan = planEdit(occurrences, edit, { scope, zone, session, series, colorName });
    const isChecked = canConflict(edit) && canCall(session, 'calendar.freebusy.query');
    const conflicts = isChecked
      ? await findConflicts(plan.changes, edit, (ids, start, end) => client.fetchQuery(freeBusyQuery(ids, start, end)))
      : undefined;
    return { ...question, plan, series, conflicts };
  };
}

/** Reads the current series of some occurrences, by key. */
async function readSeries(
  client: QueryClient,
  occurrences: readonly Occurrence[],
): Promise<ReadonlyMap<string, ServiceEvent>> {
  const keys = [...new Set(occurrences.flatMap((each) => getSeriesKey(each) ?? []))].slice(0, MAX_SERIES);
  const series = new Map<string, ServiceEvent>();
  for (let from = 0; from < keys.length; from += SERIES_AT_ONCE) {
    const part = keys.slice(from, from + SERIES_AT_ONCE);
    const read = await Promise.all(
      part.map((key) => {
        const { calendarId, eventId } = readEventKey(key);
        return client.fetchQuery(eventQuery(calendarId, eventId));
      }),
    );
    for (const [index, key] of part.entries()) {
      const event = read[index];
      if (event) series.set(key, event);
    }
  }
  return series;
}
