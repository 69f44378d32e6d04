import { isRecord } from '@rotunda/api-client/is-record';
import { isBlank } from '@rotunda/api-client/visible-text';

/** The name fields of files, folders, drives, projects, calendars, events and views. */
const NAMES = ['name', 'title', 'summary', 'projectName'] as const;

/** Name fields with a fallback: an email address, or the name of a calendar. */
const OTHER_NAMES = ['displayName', 'summaryOverride'] as const;

/** Members that contain one or more resources with a name of their own. */
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

/** Replaces a blank name, in a form that users cannot mistake for a real name. */
const NO_NAME = '(no name)';

type JsonObject = Record<string, unknown>;

/**
 * Replaces blank names of resources in a response body, such as a file named with a single space, with `(no name)`. Removes blank
 * names of people, so that their email address is used. Modifies the body in place. Only checks the body, the elements of its
 * lists, and the members known to contain resources; user-defined members are unchanged.
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
