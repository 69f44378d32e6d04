import { fingerprintError, type ProcessError } from '@rotunda/api-client/error-fingerprint';
import { getFingerprintId } from '@rotunda/api-client/fingerprint-id';
import type { ErrorNote } from './error-notes-query.ts';

/** Returns failed runs without those whose errors the team has muted. */
export function excludeMuted<Run extends { error?: ProcessError }>(
  runs: readonly Run[],
  notes: ReadonlyMap<string, ErrorNote>,
): readonly Run[] {
  return runs.filter(({ error }) => error === undefined || !notes.get(getId(error))?.isMuted);
}

function getId(error: ProcessError): string {
  return getFingerprintId(fingerprintError(error).label);
}
