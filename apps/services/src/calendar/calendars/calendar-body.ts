import { randomUUID } from 'node:crypto';
import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { findTimeZone } from '@rotunda/recurrence/zone-offsets';
import { isRgbColor } from '#calendar/colors/rgb-color.ts';
import { invalid, invalidMember, missing } from '#calendar/errors.ts';

type Body = CalendarSchemas['Calendar'];

/** The calendar properties that its owner sets. */
export type CheckedCalendar = {
  summary: string;
  description: string | null;
  location: string | null;
  timeZone: string;
  /** JSON array of event labels. */
  labels: string;
};

const MAX_LABELS = 200;
const MAX_LABEL_NAME_CHARACTERS = 50;

/** Validates a submitted calendar. Missing fields are taken from `fallback`. Throws 400. */
export function checkCalendar(body: Body, fallback: Pick<CheckedCalendar, 'timeZone' | 'labels'>): CheckedCalendar {
  const { summary, labelProperties } = body;
  if (!summary) throw missing('Missing summary.');
  const timeZone = findTimeZone(body.timeZone ?? fallback.timeZone);
  if (timeZone === undefined) throw invalid('Invalid time zone.');
  return {
    summary,
    description: body.description ?? null,
    location: body.location ?? null,
    timeZone,
    labels: labelProperties ? JSON.stringify(checkLabels(labelProperties.eventLabels ?? [])) : fallback.labels,
  };
}

function checkLabels(labels: readonly CalendarSchemas['EventLabel'][]): CalendarSchemas['EventLabel'][] {
  if (labels.length > MAX_LABELS) throw invalidMember('labelProperties.eventLabels');
  return labels.map(({ id = randomUUID(), name, backgroundColor }) => {
    if (!backgroundColor) throw missing('Missing label colour.');
    if (!isRgbColor(backgroundColor) || (name ?? '').length > MAX_LABEL_NAME_CHARACTERS) {
      throw invalidMember('labelProperties.eventLabels');
    }
    return { id, ...(name !== undefined && { name }), backgroundColor: backgroundColor.toLowerCase() };
  });
}
