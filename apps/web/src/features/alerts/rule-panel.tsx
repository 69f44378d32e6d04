import { Link } from '@tanstack/react-router';
import { formatDateTime } from '#shared/format/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { RuleChannels } from './channels/rule-channels.tsx';
import type { AlertRule } from './queries.ts';
import { getOwner, RuleStatusChip } from './rule-columns.tsx';
import { ruleKinds } from './rule-kinds.ts';
import { RulePlace } from './rule-place.tsx';

type RulePanelProps = {
  rule: AlertRule;
  /** The reason why the rule cannot be changed. Undefined if it can. */
  refusal: string | undefined;
  isBusy: boolean;
  onEdit: () => void;
  onToggle: () => void;
  onTakeOver: () => void;
  onDelete: () => void;
  onClose: () => void;
};

/** The panel of one rule: its status and its actions. */
export function RulePanel({ rule, refusal, isBusy, onEdit, onToggle, onTakeOver, onDelete, onClose }: RulePanelProps) {
  const { ruleId, name, kind, settings, statusReason, teamDeliveryReason, checkedTime, openCount, isEnabled } = rule;
  return (
    <SidePanel title={name} onClose={onClose}>
      <div className="flex flex-col gap-16">
        <div className="flex flex-wrap items-center gap-8">
          <RuleStatusChip rule={rule} />
          {statusReason && <p className="text-ink-2">{statusReason}</p>}
        </div>
        <DescriptionList
          items={[
            ['Type', ruleKinds[kind].label],
            ['Condition', ruleKinds[kind].describe(settings)],
            ...(settings.placeId === undefined
              ? []
              : [['Folder', <RulePlace key={settings.placeId} placeId={settings.placeId} />] as const]),
            ['Owner', getOwner(rule)],
            ['Last check', checkedTime && formatDateTime(Date.parse(checkedTime))],
            ['Changed', formatDateTime(Date.parse(rule.updateTime))],
          ]}
        />
        <Link
          to="/alerts"
          search={{ rule: ruleId, state: 'all' }}
          className="self-start text-accent-ink hover:underline"
        >
          {openCount === 0 ? 'View its alerts' : `View its alerts (${openCount} open)`}
        </Link>
        <RuleChannels ruleId={ruleId} channelIds={rule.channelIds} />
        {teamDeliveryReason && (
          <div className="flex flex-col items-start gap-8">
            <p className="text-amber-fg">{teamDeliveryReason} They receive what the rule finds for its owner.</p>
            <Button disabledReason={refusal} isBusy={isBusy} onPress={onTakeOver}>
              Become the owner
            </Button>
          </div>
        )}
        <div className="flex flex-wrap gap-8">
          <Button disabledReason={refusal} isBusy={isBusy} onPress={onEdit}>
            Edit
          </Button>
          <Button disabledReason={refusal} isBusy={isBusy} onPress={onToggle}>
            {isEnabled ? 'Turn off' : 'Turn on'}
          </Button>
          <Button kind="danger" disabledReason={refusal} isBusy={isBusy} onPress={onDelete}>
            Delete rule
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}
