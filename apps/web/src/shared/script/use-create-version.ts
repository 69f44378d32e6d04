import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';

/** Creates a version of the saved code and resolves to it. Versions cannot be deleted. */
export function useCreateVersion(scriptId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (description: string) =>
      api.call('script.projects.versions.create', { scriptId }, { body: description ? { description } : {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ['script.projects.versions.list'] }),
  });
}
