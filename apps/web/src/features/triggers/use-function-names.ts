import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contentQuery } from '#shared/script/queries.ts';

/** Returns the names of the functions in the latest code that triggers can run. Returns undefined while loading. */
export function useFunctionNames(scriptId: string): ReadonlySet<string> | undefined {
  const { data: content, dataUpdatedAt } = useQuery(contentQuery(scriptId));
  const { data: names } = useQuery({
    queryKey: ['functions-of-triggers', { scriptId, dataUpdatedAt }],
    enabled: content !== undefined,
    queryFn: async () => {
      // The language grammar is large, and the list can be shown before it loads.
      const { isPrivate, parseFunctions } = await import('#shared/code/parse-functions.ts');
      const files = content?.files?.filter(({ type }) => type === 'SERVER_JS') ?? [];
      const functions = files.flatMap(({ source = '' }) => parseFunctions(source).filter((each) => !isPrivate(each)));
      return functions.map(({ name }) => name);
    },
  });
  return useMemo(() => names && new Set(names), [names]);
}
