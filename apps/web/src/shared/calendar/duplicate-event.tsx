import { useNavigate } from '@tanstack/react-router';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { isTimesOnly, type Occurrence } from './occurrence.ts';

/** A button that opens a new event with the values of this one. */
export function DuplicateEvent({ occurrence: { key, event } }: { occurrence: Occurrence }) {
  const session = useSession();
  const navigate = useNavigate();
  const refusal = roleRefusal(session, 'calendar.events.insert', 'Creating events');
  return (
    <Button
      data-op="calendar.events.insert"
      disabledReason={refusal ?? (isTimesOnly(event) ? 'Only the times of this event are shared with you.' : undefined)}
      onPress={() => void navigate({ to: '/events/new', search: { copy: key } })}
    >
      Duplicate
    </Button>
  );
}
