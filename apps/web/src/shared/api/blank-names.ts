import { isRecord } from '@rotunda/api-client/is-record';
import { isBlank } from '@rotunda/api-client/visible-text';

/** What files, folders, drives, projects, calendars, events and views are called by. */
const NAMES = ['name', 'title', 'summary', 'projectName'] as const;

/** What stands in the place of something else that says who or what it is: an address, or the name of a calendar. */
const OTHER_NAMES = ['displayName', 'summaryOverride'] as const;

/** Members that hold a thing which has a name itself, or several. */
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

type Thing = Record<string, unknown>;

/**
 * Gives things in the body of a response that have a blank name, such as a file of only a space, the name Untitled, and
 * leaves blank names of people out, so that their address stands for them. Changes the body. It looks at the body, at the
 * elements of its lists, and at what they are said to hold: what people keep under names of their own stays as it is.
 */
export function fillBlankNames(body: unknown): void {
  if (!isThing(body)) return;
  fill(body);
  for (const list of Object.values(body)) if (Array.isArray(list)) list.forEach(fillBlankThing);
}

function fillBlankThing(thing: unknown): void {
  if (isThing(thing)) fill(thing);
}

function fill(thing: Thing): void {
  for (const name of NAMES) {
    if (!isBlankText(thing[name])) continue;
    if (isPerson(thing)) delete thing[name];
    else thing[name] = 'Untitled';
  }
  for (const name of OTHER_NAMES) if (isBlankText(thing[name])) delete thing[name];
  for (const name of HOLDERS) {
    const held = thing[name];
    if (Array.isArray(held)) held.forEach(fillBlankThing);
    else fillBlankThing(held);
  }
}

function isPerson(thing: Thing): boolean {
  return typeof thing.email === 'string' || typeof thing.emailAddress === 'string';
}

function isBlankText(value: unknown): boolean {
  return typeof value === 'string' && isBlank(value);
}

function isThing(value: unknown): value is Thing {
  return isRecord(value);
}
