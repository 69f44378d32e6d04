import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** A list that is exported on a schedule. */
export type Report = components['schemas']['Report'];
/** The draft of a report to create or update. */
export type ReportDraft = components['schemas']['ReportDraft'];
/** The file format of a report. */
export type ReportFormat = components['schemas']['ReportFormat'];
type ReportList = components['schemas']['ReportList'];

const REPORTS = '/api/reports';
const LIST = 'bff.reports.list';

/** The query of the user's reports. */
export const reportsQuery = queryOptions({
  queryKey: [LIST],
  queryFn: ({ signal }) => callBff<ReportList>(LIST, REPORTS, { signal }),
});

/** Creates a report, or updates the report with this ID. */
export function useSaveReport(reportId: string | undefined) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (draft: ReportDraft) =>
      reportId === undefined
        ? callBff<Report>('bff.reports.create', REPORTS, { method: 'POST', body: draft })
        : callBff<Report>('bff.reports.update', `${REPORTS}/${reportId}`, { method: 'PUT', body: draft }),
    onSettled,
  });
}

/** Deletes a report. */
export function useDeleteReport() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: ({ reportId }: Report) =>
      callBff<undefined>('bff.reports.delete', `${REPORTS}/${reportId}`, { method: 'DELETE' }),
    onSettled,
  });
}

/** Runs a report now. */
export function useRunReport() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: ({ reportId }: Report) =>
      callBff<Report>('bff.reports.run', `${REPORTS}/${reportId}/run`, { method: 'POST' }),
    onSettled,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [LIST] });
}
