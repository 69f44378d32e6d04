import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { BodyOf } from '@rotunda/api-client/operation-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { Label } from './label.ts';

/** Returns the query of all labels of a file. */
export function labelsQuery(fileId: string) {
  const params = { fileId, maxResults: getMaxPageSize('drive.files.listLabels') };
  return queryOptions({
    queryKey: ['drive.files.listLabels', params],
    queryFn: async ({ signal }) => {
      const labels: Label[] = [];
      for await (const label of api.items('drive.files.listLabels', params, { signal })) labels.push(label);
      return labels;
    },
  });
}

type Modification = NonNullable<NonNullable<BodyOf<'drive.files.modifyLabels'>>['labelModifications']>[number];

/** Returns the mutation that changes the labels of a file and refetches them. */
export function useLabelChange(fileId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['drive.files.modifyLabels', fileId],
    mutationFn: (modification: Modification) =>
      api.call('drive.files.modifyLabels', { fileId }, { body: { labelModifications: [modification] } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['drive.files.listLabels'] }),
  });
}
