import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { HostException } from '#script/host-exception.ts';
import type { OperationCall, OperationResult } from './operation-caller.ts';
import { type RunContext, requireScope } from './service-function.ts';

/** An editor document type that scripts read and write as a whole. */
export type EditorKind = {
  mimeType: string;
  /** Suffixes of the scopes that give access to it. */
  readScopes: readonly string[];
  writeScopes: readonly string[];
};

/** A document access by a script: the called method, for errors, and the document's ID. */
export type EditorTarget = { method: string; fileId: string };

const DRIVE_SCOPE = 'drive';
const NOT_FOUND = 'Document is missing (perhaps it was deleted, or you do not have read access?)';

/**
 * Returns the name of a document and its content in an export format, in base64. Throws HostException without a scope for this
 * type, and if the user cannot read a document of this type with this ID.
 */
export async function readEditorFile(
  run: RunContext,
  kind: EditorKind,
  { method, fileId }: EditorTarget,
  exportType: string,
): Promise<{ name: string; base64: string }> {
  requireKind(run, method, kind.readScopes);
  const name = await requireFile(run, kind, fileId);
  const params = { fileId, mimeType: exportType };
  const { base64 = '' } = await call(run, { id: 'drive.files.export', params });
  return { name, base64 };
}

/** Replaces the content of a document, as its latest revision. Throws like `readEditorFile`. */
export async function writeEditorFile(
  run: RunContext,
  kind: EditorKind,
  { method, fileId }: EditorTarget,
  change: { name?: string | undefined; base64: string; contentType: string },
): Promise<void> {
  requireKind(run, method, kind.writeScopes);
  await requireFile(run, kind, fileId);
  const { name, base64, contentType } = change;
  const body = name === undefined ? {} : { name };
  const params = { fileId, supportsAllDrives: true, fields: 'id' };
  await call(run, { id: 'drive.files.update', params, body, media: { base64, contentType } });
}

/** Creates an empty document and returns its ID. Throws HostException without a scope for this type. */
export async function createEditorFile(
  run: RunContext,
  kind: EditorKind,
  method: string,
  name: string,
): Promise<string> {
  requireKind(run, method, kind.writeScopes);
  const body = { name, mimeType: kind.mimeType };
  const { json } = await call(run, { id: 'drive.files.create', params: { fields: 'id' }, body });
  return String(Object(json).id);
}

function requireKind(run: RunContext, method: string, suffixes: readonly string[]): void {
  requireScope(
    run,
    method,
    suffixes.map((suffix) => toScopeIdentifier(run.scopeBase, suffix)),
  );
}

async function requireFile(run: RunContext, { mimeType }: EditorKind, fileId: string): Promise<string> {
  const params = { fileId, fields: 'name,mimeType', supportsAllDrives: true };
  const { json } = await call(run, { id: 'drive.files.get', params });
  const { name, mimeType: found } = Object(json);
  if (found !== mimeType) throw new HostException(NOT_FOUND);
  return String(name);
}

/** Calls the file storage service, which has no separate scopes for document types. */
async function call(run: RunContext, operation: OperationCall): Promise<OperationResult> {
  const result = await run.operations.call(operation, [toScopeIdentifier(run.scopeBase, DRIVE_SCOPE)]);
  if (result.status < 400) return result;
  if (result.status === 404) throw new HostException(NOT_FOUND);
  throw new HostException(String(Object(Object(result.json).error).message));
}
