import type { SystemView } from '#shared/views/view-menu-props.ts';
import type { ProcessSearch } from './process-search.ts';

type ProcessView = SystemView & { search: ProcessSearch };

/** The built-in views of the processes screen. */
export const processViews: readonly ProcessView[] = [
  { name: 'Everything', search: {} },
  { name: 'Failing now', search: { status: ['FAILED', 'TIMED_OUT'], from: '-24h' } },
  { name: 'Running for more than 5 minutes', search: { status: ['RUNNING'], longer: '5m' } },
  { name: 'Running, paused or delayed', search: { status: ['RUNNING', 'PAUSED', 'DELAYED'] } },
  { name: 'Timed out in the last 7 days', search: { status: ['TIMED_OUT'], from: '-7d' } },
  { name: 'Time-driven in the last day', search: { type: ['TIME_DRIVEN'], from: '-24h' } },
  { name: 'Disabled', search: { status: ['EXECUTION_DISABLED'] } },
];
