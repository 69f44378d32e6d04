import type { components } from '@rotunda/api-client/bff-types';
import { countOf } from '@rotunda/api-client/count-of';
import { formatClock, zoneLabel } from '#shared/format/time.ts';

type Coverage = components['schemas']['Coverage'];
type OlderFiles = components['schemas']['OlderFiles'];

/** How far back an index follows files, in words. */
export const HORIZON_TEXTS: Readonly<Record<OlderFiles['horizonDays'], string>> = {
  30: 'last 30 days',
  90: 'last 90 days',
  365: 'last year',
  1095: 'last three years',
};

/** Whether an index holds all that there is, except what the service refuses for good. */
export function isComplete(coverage: Coverage): boolean {
  return isHorizonComplete(coverage) && (coverage.older === undefined || coverage.older.isScanned);
}

/** The same for the files of its horizon. Older ones are scanned slowly, over days. */
export function isHorizonComplete({ state, retryCount = 0, isIncomplete = false }: Coverage): boolean {
  return state === 'current' && retryCount === 0 && !isIncomplete;
}

/** A number of what an index holds; with a plus while files are still missing. */
export function countSoFar(count: number, coverage: Coverage): string {
  return `${count.toLocaleString('en')}${isComplete(coverage) ? '' : '+'}`;
}

/** Whether an index is being scanned right now, for the first time or after a pause. */
export function isScanning({ state }: Coverage): boolean {
  return state !== 'current' && state !== 'paused';
}

/** Why an index does not hold all that there is, how much is missing and when it goes on; undefined when it does hold all. */
export function explainIncomplete(coverage: Coverage, noun = 'file'): string | undefined {
  if (isComplete(coverage)) return undefined;
  const { state, scanned, total, failedCount, retryCount = 0, failure, reason, failed, older } = coverage;
  if (older && isHorizonComplete(coverage)) return explainOlder(older);
  if (failure === 'not_offered') return 'This service does not offer it.';
  const missingCount = Math.max(0, total - scanned - failedCount) + retryCount;
  const missing = countOf(missingCount, noun);
  const when = resumeText(coverage);
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

/** How much of the files that are older than the horizon is missing, and how fast it is scanned. */
function explainOlder({ horizonDays, scanned, total, isCounted, callsPerDay }: OlderFiles): string {
  const pace = `at up to ${countOf(callsPerDay, 'call')} a day`;
  const since = `The ${horizonText(horizonDays)} scanned`;
  if (!isCounted && total === 0) return `${since}. Older files are scanned ${pace}.`;
  const all = isCounted ? countOf(total, 'older file') : `more than ${countOf(total, 'older file')}`;
  return `${since}; ${scanned.toLocaleString('en')} of ${all} scanned, the rest ${pace}.`;
}

/** The files of a horizon, such as `files of the last year are`. */
function horizonText(days: OlderFiles['horizonDays']): string {
  return `files of the ${HORIZON_TEXTS[days]} are`;
}

/** When an index goes on by itself, such as `at 10:31 UTC`; empty when it is not known. */
export function resumeText({ resumeTime }: Coverage): string {
  if (resumeTime === undefined) return '';
  const atMs = Date.parse(resumeTime);
  return atMs <= Date.now() ? 'in a moment' : `at ${formatClock(atMs)} ${zoneLabel(atMs)}`;
}

function sentence(text: string | undefined): string {
  return text === undefined || text === '' ? '' : `${text.replace(/\.$/, '')}.`;
}
