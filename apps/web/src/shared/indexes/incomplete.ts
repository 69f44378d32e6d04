import type { components } from '@rotunda/api-client/bff-types';
import { countOf } from '#shared/format/count.ts';
import { formatClock, zoneLabel } from '#shared/format/time.ts';

type Coverage = components['schemas']['Coverage'];

/** Whether an index holds all that there is, except what the service refuses for good. */
export function isComplete({ state, retryCount = 0, isIncomplete = false }: Coverage): boolean {
  return state === 'current' && retryCount === 0 && !isIncomplete;
}

/** Why an index does not hold all that there is, how much is missing and when it goes on; undefined when it does. */
export function explainIncomplete(coverage: Coverage, noun = 'file'): string | undefined {
  if (isComplete(coverage)) return undefined;
  const { state, scanned, total, failedCount, retryCount = 0, failure, reason, failed } = coverage;
  if (failure === 'not_offered') return 'This service does not offer it.';
  const missing = countOf(Math.max(0, total - scanned - failedCount) + retryCount, noun);
  const when = resumeText(coverage);
  if (state === 'paused')
    return `${missing} not scanned yet. ${sentence(reason)}${when && ` The scan continues ${when}.`}`;
  if (state !== 'current') return undefined;
  if (retryCount === 0)
    return `The service did not search everywhere, so files may be missing.${when && ` They are listed again ${when}.`}`;
  const why = failed.find(({ isRetried }) => isRetried)?.reason;
  return `${missing} could not be read. ${sentence(why)}${when && ` Retrying ${when}.`}`;
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
