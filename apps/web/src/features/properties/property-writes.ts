import { api } from '#shared/api/api.ts';
import type { WriteResult } from '#shared/script/use-undoable-write.ts';
import { readValue } from './queries.ts';

/** A property with its value. */
export type PropertyDraft = { name: string; secretValue: string };

/** Adds a property. */
export async function createProperty(scriptId: string, draft: PropertyDraft): Promise<WriteResult> {
  await api.call('script.projects.properties.create', { scriptId }, { body: draft });
  const params = { scriptId, propertyName: draft.name };
  return { message: `Added ${draft.name}`, undo: () => api.call('script.projects.properties.delete', params) };
}

/** Changes the value of a property. Reads the previous value first, for undo. */
export async function changeProperty(scriptId: string, { name, secretValue }: PropertyDraft): Promise<WriteResult> {
  const params = { scriptId, propertyName: name };
  const former = await readValue(scriptId, name);
  await api.call('script.projects.properties.update', params, { body: { secretValue } });
  return {
    message: `Changed ${name}`,
    undo: () => api.call('script.projects.properties.update', params, { body: { secretValue: former } }),
  };
}

/** Deletes a property. Reads its value first, for undo. */
export async function deleteProperty(scriptId: string, name: string): Promise<WriteResult> {
  const secretValue = await readValue(scriptId, name);
  await api.call('script.projects.properties.delete', { scriptId, propertyName: name });
  return {
    message: `Deleted ${name}`,
    undo: () => api.call('script.projects.properties.create', { scriptId }, { body: { name, secretValue } }),
  };
}
