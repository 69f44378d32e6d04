import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { eventColors } from '#calendar/colors/palette.ts';
import { invalid, invalidMember, missing } from '#calendar/errors.ts';
import type { EventContent } from '#calendar/events/model/event.ts';
import type { Database } from '#db/database.ts';
import { checkAttendees } from './check-attendees.ts';
import { checkConference } from './check-conference.ts';

type Body = CalendarSchemas['Event'];

/** Parts of an event that are only written if the request declares support for them. */
export type KnownParts = {
  conferenceDataVersion?: number | undefined;
  eventLabelVersion?: number | undefined;
  supportsAttachments?: boolean | undefined;
};

const VISIBILITIES = ['default', 'public', 'private', 'confidential'];
const TRANSPARENCIES = ['opaque', 'transparent'];
const MAX_ATTACHMENTS = 25;
const MAX_PROPERTIES = 300;
const MAX_PROPERTY_NAME_CHARACTERS = 44;
const MAX_PROPERTY_VALUE_CHARACTERS = 1024;

/**
 * Validates the submitted fields of an event and returns them as stored: without defaults, within limits. Parts that the request
 * does not support (`KnownParts`) are taken from `stored`. Throws 400.
 */
export function checkContent(db: Database, body: Body, known: KnownParts, stored: EventContent): EventContent {
  const { visibility, transparency, colorId, attendees, extendedProperties, source } = body;
  if (visibility !== undefined && !VISIBILITIES.includes(visibility)) throw invalidMember('visibility');
  if (transparency !== undefined && !TRANSPARENCIES.includes(transparency)) throw invalidMember('transparency');
  if (colorId !== undefined && !eventColors.has(colorId)) throw invalidMember('colorId');
  if (source && !/^https?:\/\//i.test(source.url ?? '')) throw invalidMember('source.url');
  const properties = extendedProperties && checkProperties(extendedProperties);
  return {
    ...pickTexts(body),
    ...(colorId !== undefined && { colorId }),
    ...checkLabel(body, known, stored),
    ...(visibility !== undefined && visibility !== 'default' && { visibility }),
    ...(transparency === 'transparent' && { transparency }),
    ...(attendees && attendees.length > 0 && { attendees: checkAttendees(db, attendees) }),
    ...(properties && { extendedProperties: properties }),
    ...checkConference(body, known, stored),
    ...checkAttachments(body, known, stored),
    ...(source && { source }),
    ...(body.anyoneCanAddSelf === true && { anyoneCanAddSelf: true }),
    ...(body.guestsCanInviteOthers === false && { guestsCanInviteOthers: false }),
    ...(body.guestsCanModify === true && { guestsCanModify: true }),
    ...(body.guestsCanSeeOtherGuests === false && { guestsCanSeeOtherGuests: false }),
  };
}

function pickTexts({ summary, description, location }: Body): EventContent {
  return {
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && description !== '' && { description }),
    ...(location !== undefined && location !== '' && { location }),
  };
}

function checkLabel(body: Body, known: KnownParts, stored: EventContent): EventContent {
  const eventLabelId = known.eventLabelVersion === 1 ? body.eventLabelId : stored.eventLabelId;
  return eventLabelId ? { eventLabelId } : {};
}

function checkProperties(sent: NonNullable<Body['extendedProperties']>): EventContent['extendedProperties'] {
  const own = checkPropertyMap(sent.private);
  const shared = checkPropertyMap(sent.shared);
  if (!own && !shared) return undefined;
  return { ...(own && { private: own }), ...(shared && { shared }) };
}

/** Silently drops names that are too long and truncates values, as the public service does. */
function checkPropertyMap(sent: Record<string, string> | undefined): Record<string, string> | undefined {
  const entries = Object.entries(sent ?? {})
    .filter(([name]) => name !== '' && name.length <= MAX_PROPERTY_NAME_CHARACTERS)
    .map(([name, value]) => [name, value.slice(0, MAX_PROPERTY_VALUE_CHARACTERS)]);
  if (entries.length > MAX_PROPERTIES) throw invalidMember('extendedProperties');
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function checkAttachments(body: Body, known: KnownParts, stored: EventContent): EventContent {
  if (known.supportsAttachments !== true) return stored.attachments ? { attachments: stored.attachments } : {};
  const sent = body.attachments ?? [];
  if (sent.length > MAX_ATTACHMENTS) throw invalidMember('attachments');
  for (const { fileUrl } of sent) {
    if (fileUrl === undefined) throw missing('Missing attachment file URL.');
    if (!/^https?:\/\//i.test(fileUrl)) throw invalid('Invalid attachment file URL.');
  }
  return sent.length > 0 ? { attachments: sent } : {};
}
