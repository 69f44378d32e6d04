import { fingerprintError } from '@rotunda/api-client/error-fingerprint';
import type { Process } from '#features/processes/status/process-status.tsx';
import { hasFailed } from '#shared/script/failures/failed-statuses.ts';
import { hasErrorDetails } from '#shared/script/failures/has-error-details.ts';

/** Returns the error fingerprint of a process in one line. Returns undefined without an error. */
export function getErrorLabel({ error }: Pick<Process, 'error'>): string | undefined {
  return error && fingerprintError(error).label;
}

/** Reports whether the error fingerprint of a process contains a text, ignoring case. */
export function matchesError(process: Pick<Process, 'error'>, text: string): boolean {
  return getErrorLabel(process)?.toLowerCase().includes(text.toLowerCase()) ?? false;
}

/** Shows the error of a process in a table cell as its fingerprint, which errors with the same cause share. */
export function ErrorCell({ process }: { process: Process }) {
  if (process.error) return <ErrorText label={getErrorLabel(process) ?? ''} />;
  if (!hasFailed(process)) return null;
  return (
    <span className="text-ink-3 text-small">
      {hasErrorDetails(process) ? 'No error recorded' : 'Not sent by the service'}
    </span>
  );
}

/** Shows a fingerprint in one line. */
export function ErrorText({ label }: { label: string }) {
  return <span className="font-mono text-red-fg text-small">{label}</span>;
}
