import { VolumeX } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { MenuButton } from '#ui/menus/menu-button.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { actionRefusal, MUTE_DURATIONS } from './alert-actions.ts';
import { AlertStateChip } from './alert-state-chip.tsx';
import { PathLink } from './path-link.tsx';
import type { Alert, AlertChange } from './queries.ts';
import { ruleKinds } from './rule-kinds.ts';

type AlertPanelProps = {
  alert: Alert;
  isBusy: boolean;
  onChange: (change: AlertChange) => void;
  onClose: () => void;
};

/** The panel of one alert: the finding, the actions and a note. */
export function AlertPanel({ alert, isBusy, onChange, onClose }: AlertPanelProps) {
  const { title, detail, state, path } = alert;
  return (
    <SidePanel title={title} onClose={onClose}>
      <div className="flex flex-col gap-16">
        <div className="flex flex-wrap items-center gap-8">
          <AlertStateChip state={state} />
          <p className="text-ink-2">{detail}</p>
        </div>
        <PathLink path={path} label="View details" />
        <Facts alert={alert} />
        <Actions alert={alert} isBusy={isBusy} onChange={onChange} />
        <Note key={alert.alertId} alert={alert} isBusy={isBusy} onChange={onChange} />
      </div>
    </SidePanel>
  );
}

/** The details of an alert. A one-time alert has a time instead of a condition. */
function Facts({ alert }: { alert: Alert }) {
  const { kind, isMet, count, firstTime, lastTime, mutedUntil, assigneeName, ruleName, isTeam } = alert;
  const time = (value: string | undefined) => value && formatDateTime(Date.parse(value));
  const { ongoing } = ruleKinds[kind];
  const times: [string, string | undefined][] =
    ongoing === undefined && count === 1
      ? [['Time', time(firstTime)]]
      : [
          ['Count', count.toLocaleString('en')],
          ['First', time(firstTime)],
          ['Last', time(lastTime)],
        ];
  return (
    <DescriptionList
      items={[
        ...(ongoing === undefined ? [] : [['Condition', isMet ? ongoing : 'Ended'] as const]),
        ...times,
        ...(mutedUntil === undefined ? [] : [['Muted until', time(mutedUntil)] as const]),
        ['Assignee', assigneeName ?? 'Unassigned'],
        ['Rule', isTeam ? `${ruleName} (team)` : ruleName],
      ]}
    />
  );
}

type PartProps = Omit<AlertPanelProps, 'onClose'>;

function Actions({ alert, isBusy, onChange }: PartProps) {
  const is = (action: NonNullable<AlertChange['action']>) => actionRefusal(action, alert) === undefined;
  const mutes = MUTE_DURATIONS.map(({ id, label, ms }) => ({
    id,
    label,
    icon: VolumeX,
    onAction: () => onChange({ action: 'mute' as const, mutedUntil: new Date(Date.now() + ms).toISOString() }),
  }));
  return (
    <div className="flex flex-wrap gap-8">
      {is('acknowledge') && (
        <Button kind="primary" isBusy={isBusy} onPress={() => onChange({ action: 'acknowledge' })}>
          Acknowledge
        </Button>
      )}
      {is('resolve') && (
        <Button isBusy={isBusy} onPress={() => onChange({ action: 'resolve' })}>
          Resolve
        </Button>
      )}
      {is('reopen') && (
        <Button isBusy={isBusy} onPress={() => onChange({ action: 'reopen' })}>
          Reopen
        </Button>
      )}
      {is('unmute') ? (
        <Button isBusy={isBusy} onPress={() => onChange({ action: 'unmute' })}>
          Unmute
        </Button>
      ) : (
        is('mute') && (
          <MenuButton label="Mute the alert" actions={mutes}>
            Mute
          </MenuButton>
        )
      )}
      <Button isBusy={isBusy} onPress={() => onChange({ isMine: alert.assigneeName === undefined })}>
        {alert.assigneeName === undefined ? 'Assign to me' : 'Unassign'}
      </Button>
    </div>
  );
}

function Note({ alert, isBusy, onChange }: PartProps) {
  const [text, setText] = useState(alert.note);
  const isSame = text.trim() === alert.note;
  return (
    <div className="flex flex-col items-start gap-8">
      <div className="w-full">
        <TextField label="Note" rows={3} maxLength={500} value={text} onChange={setText} />
      </div>
      <Button
        isBusy={isBusy}
        disabledReason={isSame ? 'The note has not changed.' : undefined}
        onPress={() => onChange({ note: text.trim() })}
      >
        Save note
      </Button>
    </div>
  );
}
