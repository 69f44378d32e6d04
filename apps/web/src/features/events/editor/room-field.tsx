import { useCalendarInfos } from '#shared/calendar/use-calendar-infos.ts';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import type { EventForm } from './event-form.ts';

type RoomFieldProps = { form: EventForm; onChange: (change: Partial<EventForm>) => void };

/** Adds a room from the user's list to an event. Renders nothing if no further room is available. */
export function RoomField({ form, onChange }: RoomFieldProps) {
  const { calendars } = useCalendarInfos();
  const added = new Set(form.guests.map(({ email }) => email));
  const rooms = calendars.filter(({ id, isRoom }) => isRoom && !added.has(id));
  if (rooms.length === 0) return null;
  const add = (id: string) => {
    const room = rooms.find((each) => each.id === id);
    if (!room) return;
    const guest = { email: id, displayName: room.name, resource: true };
    onChange({ guests: [...form.guests, guest], location: form.location || room.name });
  };
  return (
    <NativeSelect
      label="Add a room"
      choices={[{ value: '', label: 'Choose a room' }, ...rooms.map(({ id, name }) => ({ value: id, label: name }))]}
      value=""
      onChange={add}
    />
  );
}
