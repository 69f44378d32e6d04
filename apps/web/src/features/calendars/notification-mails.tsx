import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';

const OCCASIONS = [
  { type: 'eventCreation', label: 'New events' },
  { type: 'eventChange', label: 'Changed events' },
  { type: 'eventCancellation', label: 'Cancelled events' },
  { type: 'eventResponse', label: 'Guest responses' },
  { type: 'agenda', label: 'Daily agenda' },
] as const;

type NotificationMailsProps = {
  entry: CalendarEntry;
  /** The reason why the user cannot change the notifications, if any. */
  refusal: string | undefined;
  onChange: (patch: Pick<CalendarEntry, 'notificationSettings'>) => void;
};

/** Selects the email notifications for a calendar. */
export function NotificationMails({ entry, refusal, onChange }: NotificationMailsProps) {
  const notifications = entry.notificationSettings?.notifications ?? [];
  const toggle = (type: (typeof OCCASIONS)[number]['type'], isOn: boolean) => {
    const others = notifications.filter((each) => each.type !== type);
    onChange({
      notificationSettings: { notifications: isOn ? [...others, { type, method: 'email' }] : others },
    });
  };
  return OCCASIONS.map(({ type, label }) => (
    <Checkbox
      key={type}
      isSelected={notifications.some((each) => each.type === type)}
      disabledReason={refusal}
      onChange={(isOn) => toggle(type, isOn)}
    >
      {label}
    </Checkbox>
  ));
}
