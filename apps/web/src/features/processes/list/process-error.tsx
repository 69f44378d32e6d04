import { fingerprintError } from '@rotunda/api-client/error-fingerprint';
import type { Process } from '#features/processes/status/process-status.tsx';
import { hasFailed } from '#shared/script/failures/failed-statuses.ts';
import { sendsErrors } from '#shared/script/failures/sends-errors.ts';

/** The fingerprint of the error of a process in one line; undefined without an error. */
export function errorLabel({ error }: Pick<Process, 'error'>): string | undefined {
  return error && fingerprintError(error).label;
}

/** Whether the fingerprint of a process contains a text, in any case. */
export function matchesError(process: Pick<Process, 'error'>, text: string): boolean {
  return errorLabel(process)?.toLowerCase().includes(text.toLowerCase()) ?? false;
}

/** The error of a process as a cell of a table: what errors of its cause have in common. */
export function ErrorCell({ process }: { process: Process }) {
  if (process.error) return <ErrorText label={errorLabel(process) ?? ''} />;
  if (!hasFailed(process)) return null;
  return (
    <span className="text-ink-3 text-small">
      {sendsErrors(process) ? 'No error recorded' : 'Not sent by the service'}
    </span>
  );
}

/** A fingerprint in a line. */
export function ErrorText({ label }: { label: string }) {
  return <span className="font-mono text-red-fg text-small">{label}</span>;
}
