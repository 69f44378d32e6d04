import { globalError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { getContent } from './model/event.ts';
import { declineAsGuest } from './write/change-as-guest.ts';
import { openForWriting } from './write/change-request.ts';
import { isOrganizedIn, syncCopies } from './write/copies.ts';
import { notifyGuests } from './write/notify-guests.ts';
import { cancelEvent } from './write/save-event.ts';

export const handler = operation('calendar.events.delete', (context) => {
  const { params, caller } = context;
  const { access, entry, scene } = openForWriting(context, params);
  if (entry.event.status === 'cancelled') throw globalError(410, 'deleted', 'Resource has been deleted');
  const isOrganizer = isOrganizedIn(entry.event, access.calendar) || getContent(entry.event).privateCopy === true;
  const cancelled = cancelEvent(scene, entry);
  if (isOrganizer) syncCopies(scene, cancelled);
  else declineAsGuest(scene, cancelled);
  notifyGuests(scene, caller, cancelled, isOrganizer ? 'Cancelled event' : 'Reply', params);
  return undefined;
});
