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
import { type Family, StatusChip } from '#ui/display/status-chip.tsx';
import type { ProcessStatus } from './process-status-name.ts';
import { statusNames } from './status-names.ts';

/** An execution of a script. */
export type Process = ScriptSchemas['GoogleAppsScriptTypeProcess'];

/** The appearance of a status, and whether it can still change. */
type StatusAppearance = {
  icon: LucideIcon;
  family: Family;
  kind: 'live' | 'settled' | 'unclear';
  sentence: string;
  border?: 'dashed' | 'dotted';
};

/** The appearance of each process status. */
const processStatuses: Readonly<Record<ProcessStatus, StatusAppearance>> = {
  RUNNING: {
    icon: LoaderCircle,
    family: 'blue',
    kind: 'live',
    sentence: 'Running.',
  },
  FAILED: { icon: OctagonX, family: 'red', kind: 'settled', sentence: 'Failed with an error.' },
  TIMED_OUT: {
    icon: ClockAlert,
    family: 'orange',
    kind: 'settled',
    sentence: 'Exceeded the time limit.',
  },
  COMPLETED: { icon: CircleCheck, family: 'green', kind: 'settled', sentence: 'Completed successfully.' },
  PAUSED: {
    icon: CirclePause,
    family: 'amber',
    kind: 'live',
    sentence: 'Paused.',
  },
  DELAYED: { icon: Hourglass, family: 'teal', kind: 'live', sentence: 'Waiting to start.' },
  CANCELED: { icon: Ban, family: 'neutral', kind: 'settled', sentence: 'Cancelled by a user.' },
  EXECUTION_DISABLED: {
    icon: SquareX,
    family: 'magenta',
    kind: 'settled',
    sentence: 'This type of process is disabled.',
  },
  UNKNOWN: {
    icon: CircleQuestionMark,
    family: 'neutral',
    kind: 'unclear',
    sentence: 'The service reports the status as unknown.',
    border: 'dashed',
  },
  PROCESS_STATUS_UNSPECIFIED: {
    icon: CircleDashed,
    family: 'neutral',
    kind: 'unclear',
    sentence: 'The service returned no status.',
    border: 'dotted',
  },
};

const UNNAMED: StatusAppearance = {
  icon: CircleDotDashed,
  family: 'neutral',
  kind: 'unclear',
  sentence: 'The service returned an unrecognised status.',
};

const appearances = new Map<string, StatusAppearance>(Object.entries(processStatuses));
const names = new Map<string, string>(Object.entries(statusNames));

/** Returns the appearance of a status. Unknown ones keep the service's name. */
export function getStatusAppearance(status = 'PROCESS_STATUS_UNSPECIFIED'): StatusAppearance & { label: string } {
  return { ...(appearances.get(status) ?? UNNAMED), label: names.get(status) ?? status };
}

/** Shows the status of a process with an icon, a word and a colour. */
export function ProcessStatusChip({ status }: { status: string | undefined }) {
  const { label, icon: Icon, family, border } = getStatusAppearance(status);
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

/** Returns the edge style of a row whose process, or newest process, needs attention. */
export function getStatusEdge({ processStatus }: Process): string | undefined {
  if (processStatus === 'FAILED') return 'border-l-red-solid';
  return processStatus === 'TIMED_OUT' ? 'border-l-orange-solid' : undefined;
}
