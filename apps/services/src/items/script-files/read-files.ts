import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { invalidMember } from '#core/errors/invalid-member.ts';
import type { ServiceError } from '#core/errors/service-error.ts';
import { invalidArgument } from '#core/errors/service-error-format.ts';
import { MANIFEST_NAME, type ScriptFile, type ScriptFileType } from '#items/script-content.ts';
import { findFunctions } from './known-functions.ts';
import { findManifestFault } from './manifest-fault.ts';
import { ScriptSyntaxError } from './parse-script.ts';

/** A file in a request. */
export type WrittenFile = Pick<ScriptFile, 'name' | 'type' | 'source'>;

const MAX_NAME_CHARACTERS = 255;
const TYPES: ReadonlyMap<unknown, ScriptFileType> = new Map(
  (['SERVER_JS', 'HTML', 'JSON'] as const).map((type) => [type, type]),
);

/**
 * Returns the files of a request, in order, without read-only fields. Throws 400 unless they form a project: names are unique,
 * one file is a valid manifest, and every script can be parsed.
 */
export function readFiles(sent: readonly ScriptSchemas['File'][]): WrittenFile[] {
  const files = sent.map(readFile);
  rejectDuplicateNames(files);
  const manifest = files.find(isManifest);
  if (!manifest) throw invalidArgument(`Project contents must include a manifest file named ${MANIFEST_NAME}.`, []);
  const stray = files.findIndex((file) => file.type === 'JSON' && file !== manifest);
  if (stray >= 0) throw invalidMember(`files[${stray}].type`, 'The manifest is the only JSON file of a project.');
  const fault = findManifestFault(manifest.source);
  if (fault !== undefined) throw invalidArgument(`"${MANIFEST_NAME}.json" has errors: Invalid manifest: ${fault}`, []);
  for (const file of files) rejectSyntaxErrors(file);
  return files;
}

function readFile(file: ScriptSchemas['File'], index: number): WrittenFile {
  const type = TYPES.get(file.type);
  if (!type) throw invalidMember(`files[${index}].type`, 'The type must be SERVER_JS, HTML or JSON.');
  // Lone surrogates cannot be stored.
  const name = (file.name ?? '').toWellFormed();
  if (name === '' || name.length > MAX_NAME_CHARACTERS || /\p{Cc}/u.test(name)) {
    const description = `A file must have a name of at most ${MAX_NAME_CHARACTERS} characters, without control characters.`;
    throw invalidMember(`files[${index}].name`, description);
  }
  return { name, type, source: (file.source ?? '').toWellFormed() };
}

function rejectDuplicateNames(files: readonly WrittenFile[]): void {
  const names = new Set<string>();
  for (const { name } of files) {
    if (names.has(name)) {
      throw invalidArgument(`A file with this name already exists in the current project: ${name}`, []);
    }
    names.add(name);
  }
}

function isManifest({ name, type }: WrittenFile): boolean {
  return name === MANIFEST_NAME && type === 'JSON';
}

function rejectSyntaxErrors({ name, type, source }: WrittenFile): void {
  if (type !== 'SERVER_JS') return;
  try {
    findFunctions(source);
  } catch (error) {
    throw error instanceof ScriptSyntaxError ? syntaxError(name, error) : error;
  }
}

// Clients parse the position of the error from this text.
function syntaxError(fileName: string, { message, lineNumber }: ScriptSyntaxError): ServiceError {
  return invalidArgument(`Syntax error: SyntaxError: ${message} line: ${lineNumber} file: ${fileName}`, []);
}
