import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';
import { entityNotFound, requireProject } from '#script/projects/require-project.ts';
import { findProperty } from './script-property.ts';

/**
 * Returns a script property with its value, for editors of the project. Throws 404 if the property does not exist, and 403 for
 * other users.
 */
export function requireProperty(
  context: { db: Database; caller: Caller },
  { scriptId, propertyName }: { scriptId: string; propertyName: string },
): ScriptSchemas['ScriptProperty'] {
  const { id } = requireProject(context, scriptId, 'writer');
  const property = findProperty(context.db, id, propertyName);
  if (!property) throw entityNotFound();
  return property;
}
