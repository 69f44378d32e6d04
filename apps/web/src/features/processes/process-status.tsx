import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleDotDashed,
  CirclePause,
  CircleQuestionMark,
  ClockAlert,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  OctagonX,
  SquareX,
} from 'lucide-react';
import { type Family, StatusChip } from '#ui/status-chip.tsx';

/** One execution of a script. */
export type Process = ScriptSchemas['GoogleAppsScriptTypeProcess'];
/** A status that the service knows. */
export type ProcessStatus = NonNullable<Process['processStatus']>;

/** How a status is shown, and whether it can still change. */
type StatusLook = {
  label: string;
  icon: LucideIcon;
  family: Family;
  kind: 'live' | 'settled' | 'unclear';
  sentence: string;
  border?: 'dashed' | 'dotted';
};

/** The vocabulary of process states, in the order of the summary. */
export const processStatuses: Readonly<Record<ProcessStatus, StatusLook>> = {
  RUNNING: {
    label: 'Running',
    icon: LoaderCircle,
    family: 'blue',
    kind: 'live',
    sentence: 'Executing now; the duration counts up.',
  },
  FAILED: { label: 'Failed', icon: OctagonX, family: 'red', kind: 'settled', sentence: 'Ended with an error.' },
  TIMED_OUT: {
    label: 'Timed out',
    icon: ClockAlert,
    family: 'orange',
    kind: 'settled',
    sentence: 'Ran past the allowed time.',
  },
  COMPLETED: { label: 'Completed', icon: CircleCheck, family: 'green', kind: 'settled', sentence: 'Ended normally.' },
  PAUSED: {
    label: 'Paused',
    icon: CirclePause,
    family: 'amber',
    kind: 'live',
    sentence: 'Stopped for now, not finished.',
  },
  DELAYED: { label: 'Delayed', icon: Hourglass, family: 'teal', kind: 'live', sentence: 'Waiting to start.' },
  CANCELED: { label: 'Canceled', icon: Ban, family: 'neutral', kind: 'settled', sentence: 'Stopped by someone.' },
  EXECUTION_DISABLED: {
    label: 'Disabled',
    icon: SquareX,
    family: 'magenta',
    kind: 'settled',
    sentence: 'This kind of execution is switched off.',
  },
  UNKNOWN: {
    label: 'Unknown',
    icon: CircleQuestionMark,
    family: 'neutral',
    kind: 'unclear',
    sentence: 'The service does not know.',
    border: 'dashed',
  },
  PROCESS_STATUS_UNSPECIFIED: {
    label: 'Not reported',
    icon: CircleDashed,
    family: 'neutral',
    kind: 'unclear',
    sentence: 'No status was sent.',
    border: 'dotted',
  },
};

const UNNAMED: StatusLook = {
  label: '',
  icon: CircleDotDashed,
  family: 'neutral',
  kind: 'unclear',
  sentence: 'The service sent a status that this console does not know.',
};

const looks = new Map<string, StatusLook>(Object.entries(processStatuses));

/** How to show a status; one that is not known keeps the service's word. */
export function statusLook(status: string | undefined): StatusLook {
  return looks.get(status ?? 'PROCESS_STATUS_UNSPECIFIED') ?? { ...UNNAMED, label: status ?? '' };
}

/** The status of a process as shape, word and colour. */
export function ProcessStatusChip({ status }: { status: string | undefined }) {
  const { label, icon: Icon, family, border } = statusLook(status);
  const isTurning = status === 'RUNNING';
  return (
    <StatusChip
      family={family}
      border={border ?? 'none'}
      glyph={
        <Icon
          size={14}
          strokeWidth={2}
          className={isTurning ? 'animate-[turn_1.2s_linear_infinite] motion-reduce:animate-none' : ''}
        />
      }
    >
      {label}
    </StatusChip>
  );
}
