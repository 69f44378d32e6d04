import {
  Ban,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleSlash,
  Hourglass,
  LoaderCircle,
  OctagonX,
  RotateCcw,
} from 'lucide-react';
import type { Job } from '#shared/jobs/queries.ts';
import { type StateAppearance, StateChip } from '#ui/display/state-chip.tsx';
import type { JobItemState } from './queries.ts';

const jobStates: Readonly<Record<Job['state'], StateAppearance>> = {
  running: { label: 'Running', icon: LoaderCircle, family: 'blue' },
  paused: { label: 'Paused', icon: CirclePause, family: 'amber' },
  stopped: { label: 'Stopped', icon: Ban, family: 'neutral' },
  ended: { label: 'Ended', icon: CircleCheck, family: 'green' },
};

/** The labels and the appearance of the item states. */
export const itemStates: Readonly<Record<JobItemState, StateAppearance>> = {
  waiting: { label: 'Waiting', icon: Hourglass, family: 'teal' },
  running: { label: 'Running', icon: LoaderCircle, family: 'blue' },
  done: { label: 'Done', icon: CircleCheck, family: 'green' },
  retryable: { label: 'Can be retried', icon: RotateCcw, family: 'orange' },
  final: { label: 'Failed (cannot be retried)', icon: OctagonX, family: 'red' },
  skipped: { label: 'Skipped', icon: CircleSlash, family: 'amber' },
  notStarted: { label: 'Not started', icon: CircleDashed, family: 'neutral' },
};

/** Shows the state of a job with an icon, a word and a colour. A job that ended with failures states this. */
export function JobStateChip({ job: { state, counts } }: { job: Job }) {
  const failed = counts.retryable + counts.final;
  if (state === 'ended' && failed > 0)
    return <StateChip label={`Ended, ${failed} failed`} icon={OctagonX} family="red" />;
  return <StateChip {...jobStates[state]} />;
}

/** Shows the state of an item with an icon, a word and a colour. */
export function ItemStateChip({ state }: { state: JobItemState }) {
  return <StateChip {...itemStates[state]} />;
}
