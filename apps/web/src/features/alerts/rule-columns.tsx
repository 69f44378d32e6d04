import { CircleCheck, CircleDashed, CirclePause, OctagonX, TriangleAlert } from 'lucide-react';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import type { Column } from '#shared/lists/column.ts';
import { type StateAppearance, StateChip } from '#ui/display/state-chip.tsx';
import type { AlertRule } from './queries.ts';
import { ruleKinds } from './rule-kinds.ts';

const STATUSES: Readonly<Record<AlertRule['status'], StateAppearance>> = {
  starting: { label: 'Starting', icon: CircleDashed, family: 'teal' },
  watching: { label: 'Active', icon: CircleCheck, family: 'green' },
  incomplete: { label: 'Incomplete', icon: TriangleAlert, family: 'amber' },
  stopped: { label: 'Stopped', icon: OctagonX, family: 'red' },
  disabled: { label: 'Off', icon: CirclePause, family: 'neutral' },
};
const UNDELIVERED: StateAppearance = { label: 'Undelivered', icon: TriangleAlert, family: 'amber' };

/** Returns the label and the appearance of a rule's status. A rule that works for the user may still not reach the team. */
export function getRuleStatus({ status, teamDeliveryReason }: AlertRule): StateAppearance {
  return status === 'watching' && teamDeliveryReason !== undefined ? UNDELIVERED : STATUSES[status];
}

/** Shows the status of a rule with an icon, a word and a colour. */
export function RuleStatusChip({ rule }: { rule: AlertRule }) {
  return <StateChip {...getRuleStatus(rule)} />;
}

/** Returns the columns of the rules. Times are relative to `nowMs`. */
export function ruleColumns(nowMs: number): Column<AlertRule>[] {
  return [
    {
      id: 'name',
      header: 'Rule',
      width: 'minmax(180px, 2fr)',
      value: ({ name }) => name,
      cell: ({ name }) => <span className="truncate font-medium">{name}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      width: '128px',
      value: (rule) => getRuleStatus(rule).label,
      cell: (rule) => <RuleStatusChip rule={rule} />,
    },
    {
      id: 'condition',
      header: 'Condition',
      width: 'minmax(200px, 3fr)',
      isHiddenOnNarrow: true,
      value: ({ kind, settings }) => ruleKinds[kind].describe(settings),
      cell: ({ kind, settings }) => <span className="truncate text-ink-2">{ruleKinds[kind].describe(settings)}</span>,
    },
    {
      id: 'open',
      header: 'Open alerts',
      width: '96px',
      align: 'end',
      isHiddenOnNarrow: true,
      value: ({ openCount }) => openCount,
      cell: ({ openCount }) => <span className="tabular-nums">{openCount}</span>,
    },
    {
      id: 'owner',
      header: 'Owner',
      width: 'minmax(160px, 1fr)',
      isHiddenOnNarrow: true,
      value: getOwner,
      cell: (rule) => <span className="truncate">{getOwner(rule)}</span>,
    },
    {
      id: 'checked',
      header: 'Last check',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ checkedTime }) => checkedTime,
      cell: ({ checkedTime }) => <RelativeTime value={checkedTime} nowMs={nowMs} />,
    },
  ];
}

/** Describes the owner of a rule. */
export function getOwner({ isTeam, isMine, ownerName }: AlertRule): string {
  const owner = isMine ? 'You' : ownerName;
  return isTeam ? `Team (${owner})` : owner;
}
