import type { components } from '@rotunda/api-client/bff-types';
import { countOf } from '@rotunda/api-client/count-of';
import { formatClock, getZoneLabel } from '#shared/format/time.ts';

type Coverage = components['schemas']['Coverage'];
type OlderFiles = components['schemas']['OlderFiles'];

/** The descriptions of how far back an index tracks files. */
export const HORIZON_TEXTS: Readonly<Record<OlderFiles['horizonDays'], string>> = {
  30: 'last 30 days',
  90: 'last 90 days',
  365: 'last year',
  1095: 'last three years',
};

/** Reports whether an index is complete, except for what the service rejects permanently. */
export function isComplete(coverage: Coverage): boolean {
  return isHorizonComplete(coverage) && (coverage.older === undefined || coverage.older.isScanned);
}

/** Returns the same for the files within the horizon. Older files are scanned slowly over days. */
export function isHorizonComplete({ state, retryCount = 0, isIncomplete = false }: Coverage): boolean {
  return state === 'current' && retryCount === 0 && !isIncomplete;
}

/** Formats the number of indexed items, with a plus while files are still missing. */
export function countSoFar(count: number, coverage: Coverage): string {
  return `${count.toLocaleString('en')}${isComplete(coverage) ? '' : '+'}`;
}

/** Reports whether an index is currently being scanned, for the first time or after a pause. */
export function isScanning({ state }: Coverage): boolean {
  return state !== 'current' && state !== 'paused';
}

/** Explains why an index is incomplete, how much is missing and when scanning resumes. Returns undefined if it is complete. */
export function explainIncomplete(coverage: Coverage, noun = 'file'): string | undefined {
  if (isComplete(coverage)) return undefined;
  const { state, scanned, total, failedCount, retryCount = 0, failure, reason, failed, older } = coverage;
  if (older && isHorizonComplete(coverage)) return explainOlder(older);
  if (failure === 'not_offered') return 'This service does not offer it.';
  const missingCount = Math.max(0, total - scanned - failedCount) + retryCount;
  const missing = countOf(missingCount, noun);
  const when = formatResume(coverage);
  if (state === 'paused')
    return `${missingCount === 0 ? 'The scan is paused' : `${missing} not scanned yet`}. ${sentence(reason)}${when && ` The scan continues ${when}.`}`;
  if (state !== 'current')
    return total === 0
      ? 'Scan in progress.'
      : `Scan in progress: ${scanned.toLocaleString('en')} of ${countOf(total, noun)} scanned.`;
  if (retryCount === 0)
    return `The service did not search everywhere, so files may be missing.${when && ` They are listed again ${when}.`}`;
  const why = failed.find(({ isRetried }) => isRetried)?.reason;
  return `${missing} could not be read. ${sentence(why)}${when && ` Retrying ${when}.`}`;
}

/** Describes how many of the files older than the horizon are missing, and how fast they are scanned. */
function explainOlder({ horizonDays, scanned, total, isCounted, callsPerDay }: OlderFiles): string {
  const pace = `at up to ${countOf(callsPerDay, 'call')} a day`;
  const since = `The ${formatHorizon(horizonDays)} scanned`;
  if (!isCounted && total === 0) return `${since}. Older files are scanned ${pace}.`;
  const all = isCounted ? countOf(total, 'older file') : `more than ${countOf(total, 'older file')}`;
  return `${since}; ${scanned.toLocaleString('en')} of ${all} scanned, the rest ${pace}.`;
}

/** Describes the files of a horizon, such as `files of the last year are`. */
function formatHorizon(days: OlderFiles['horizonDays']): string {
  return `files of the ${HORIZON_TEXTS[days]} are`;
}

/** Describes when scanning resumes automatically, such as `at 10:31 UTC`. Returns an empty string if unknown. */
export function formatResume({ resumeTime }: Coverage): string {
  if (resumeTime === undefined) return '';
  const atMs = Date.parse(resumeTime);
  return atMs <= Date.now() ? 'in a moment' : `at ${formatClock(atMs)} ${getZoneLabel(atMs)}`;
}

function sentence(text: string | undefined): string {
  return text === undefined || text === '' ? '' : `${text.replace(/\.$/, '')}.`;
}
