import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

export type AbsenceList = components['schemas']['AbsenceList'];
/** A period in which the user is away. */
export type Absence = components['schemas']['Absence'];
export type StandInRule = components['schemas']['StandInRule'];

const PATH = '/api/absences';
const REFRESH_MS = 60_000;

/** The query of the user's absences, the results of approvals, and the team's rule. */
export const absencesQuery = queryOptions({
  queryKey: ['bff.absences.list'],
  queryFn: ({ signal }) => callBff<AbsenceList>('bff.absences.list', PATH, { signal }),
  refetchInterval: REFRESH_MS,
});

export function createAbsence(body: components['schemas']['AbsenceDraft']): Promise<Absence> {
  return callBff<Absence>('bff.absences.create', PATH, { method: 'POST', body });
}

/** Ends an absence now, or deletes a future one. */
export function endAbsence(absenceId: string): Promise<void> {
  return callBff<void>('bff.absences.end', `${PATH}/${encodeURIComponent(absenceId)}`, { method: 'DELETE' });
}

/** Changes how stand-ins are asked, for the whole team. Requires the operator role. */
export function changeStandInRule(standIns: StandInRule): Promise<unknown> {
  const body = { standIns };
  return callBff<unknown>('bff.teamPreferences.update', '/api/preferences/team', { method: 'PATCH', body });
}
