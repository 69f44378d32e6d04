import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';

/** A value that a script stores between runs. Lists omit the value. */
export type ScriptProperty = ScriptSchemas['ScriptProperty'];

/** Returns the query of a project's script properties by name, without values. */
export function propertiesQuery(scriptId: string) {
  return queryOptions({
    queryKey: ['script.projects.properties.list', { scriptId }],
    queryFn: async ({ signal }) => {
      const { properties = [] } = await api.call('script.projects.properties.list', { scriptId }, { signal });
      return properties;
    },
  });
}

/** Reads the value of a property. It is not cached, because it may be a secret. */
export async function readValue(scriptId: string, propertyName: string): Promise<string> {
  const { secretValue = '' } = await api.call('script.projects.properties.get', { scriptId, propertyName });
  return secretValue;
}
