import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import type { FieldSelection } from '#core/fields/field-selection.ts';
import type { Database } from '#db/database.ts';
import type { ScriptFile } from '#items/script-content.ts';
import { findFunctions } from '#items/script-files/known-functions.ts';
import { type ScriptFunction, ScriptSyntaxError } from '#items/script-files/parse-script.ts';
import { toScriptUser } from './script-user.ts';

/** Converts the files of a project to the Content resource. */
export function toContent(
  { db, fields }: { db: Database; fields: FieldSelection },
  scriptId: string,
  files: readonly ScriptFile[],
): ScriptSchemas['Content'] {
  const needsFunctions = fields.has('files.functionSet');
  return {
    scriptId,
    files: files.map((file) => ({ ...toFile(db, file), ...(needsFunctions && toFunctionSet(file)) })),
  };
}

function toFile(db: Database, file: ScriptFile): ScriptSchemas['File'] {
  const lastModifyUser = toScriptUser(db, file.lastModifyAccountId);
  return {
    name: file.name,
    type: file.type,
    ...(file.source !== '' && { source: file.source }),
    createTime: toTimestamp(file.createdAt),
    updateTime: toTimestamp(file.updatedAt),
    ...(lastModifyUser && { lastModifyUser }),
  };
}

function toFunctionSet({ type, source }: ScriptFile): Pick<ScriptSchemas['File'], 'functionSet'> {
  const functions = type === 'SERVER_JS' ? listFunctions(source) : [];
  if (functions.length === 0) return {};
  const values = functions.map(({ name, parameters }) => ({ name, ...(parameters.length > 0 && { parameters }) }));
  return { functionSet: { values } };
}

function listFunctions(source: string): readonly ScriptFunction[] {
  try {
    return findFunctions(source);
  } catch (error) {
    // Stored sources were parsed when written, but possibly by a parser that supported another version of the language.
    if (error instanceof ScriptSyntaxError) return [];
    throw error;
  }
}
