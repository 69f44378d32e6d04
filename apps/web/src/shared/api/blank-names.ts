import { isRecord } from '@rotunda/api-client/is-record';
import { isBlank } from '@rotunda/api-client/visible-text';

/** What files, folders, drives, projects, calendars, events and views are called by. */
const NAMES = ['name', 'title', 'summary', 'projectName'] as const;

/** What stands in the place of something else that says who or what it is: an address, or the name of a calendar. */
const OTHER_NAMES = ['displayName', 'summaryOverride'] as const;

/** Members that hold a resource which has a name itself, or several. */
const HOLDERS = [
  'attendees',
  'author',
  'coverage',
  'creator',
  'drive',
  'failed',
  'file',
  'initiator',
  'lastModifyUser',
  'lastModifyingUser',
  'organizer',
  'owners',
  'replies',
  'reviewer',
  'reviewerResponses',
  'reviewers',
] as const;

/** Stands for a blank name, so that nobody takes it for one that somebody gave. */
const NO_NAME = '(no name)';

type JsonObject = Record<string, unknown>;

/**
 * Gives resources in the body of a response that have a blank name, such as a file of only a space, the name `(no name)`, and
 * leaves blank names of people out, so that their address stands for them. Changes the body. It looks at the body, at the
 * elements of its lists, and at what they are said to hold: what people keep under names of their own stays as it is.
 */
export function fillBlankNames(body: unknown): void {
  if (!isRecord(body)) return;
  fill(body);
  for (const list of Object.values(body)) if (Array.isArray(list)) list.forEach(fillObject);
}

function fillObject(object: unknown): void {
  if (isRecord(object)) fill(object);
}

function fill(object: JsonObject): void {
  for (const name of NAMES) {
    if (!isBlankText(object[name])) continue;
    if (isPerson(object)) delete object[name];
    else object[name] = NO_NAME;
  }
  for (const name of OTHER_NAMES) if (isBlankText(object[name])) delete object[name];
  for (const name of HOLDERS) {
    const held = object[name];
    if (Array.isArray(held)) held.forEach(fillObject);
    else fillObject(held);
  }
}

function isPerson(object: JsonObject): boolean {
  return typeof object.email === 'string' || typeof object.emailAddress === 'string';
}

function isBlankText(value: unknown): boolean {
  return typeof value === 'string' && isBlank(value);
}
