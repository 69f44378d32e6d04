import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { formatDateMinute } from '#shared/format/time.ts';
import { notify } from '#ui/toasts/toasts.tsx';

type ScheduledList = components['schemas']['ScheduledDeploymentList'];

/** The draft of a scheduled deployment. */
export type ScheduleDraft = components['schemas']['ScheduledDeploymentDraft'];
/** A scheduled deployment. */
export type ScheduledDeployment = components['schemas']['ScheduledDeployment'];

const PATH = '/api/scheduled-deployments';
const LIST = 'bff.scheduledDeployments.list';

/** Returns the query of a project's scheduled deployments, latest time first. */
export function scheduledQuery(scriptId: string) {
  return queryOptions({
    queryKey: [LIST, { scriptId }],
    queryFn: async ({ signal }): Promise<readonly ScheduledDeployment[]> =>
      (await callBff<ScheduledList>(LIST, PATH, { query: { scriptId }, signal })).scheduledDeployments,
  });
}

/** Schedules a deployment, or changes a scheduled one. */
export function useSaveSchedule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, id }: { draft: ScheduleDraft; id?: string | undefined }) =>
      id === undefined
        ? callBff<ScheduledDeployment>('bff.scheduledDeployments.create', PATH, { method: 'POST', body: draft })
        : callBff<ScheduledDeployment>('bff.scheduledDeployments.change', `${PATH}/${id}`, {
            method: 'PUT',
            body: draft,
          }),
    onSuccess: (_, { draft: { time } }) => notify(`Scheduled for ${formatDateMinute(Date.parse(time))}`),
    onSettled: () => client.invalidateQueries({ queryKey: [LIST] }),
  });
}

/** Cancels a scheduled deployment. */
export function useCancelSchedule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callBff('bff.scheduledDeployments.cancel', `${PATH}/${id}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: [LIST] }),
  });
}
