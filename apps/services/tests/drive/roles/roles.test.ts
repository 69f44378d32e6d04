import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ItemRole, includesRole } from '#items/item-role.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { type Need, type Place, ROLES_AT, type Role, RULES, type Rule } from './role-rules.ts';
import { RoleSubjects, type Subject, toEmail } from './role-subjects.ts';

type Outcome = 'done' | 'seen' | 'unseen' | number;
/** A request of a rule at a place, on a resource of the caller or of the bystander. */
type Case = { operation: OperationDescriptor; rule: Rule; place: Place; need: Need; isOwn: boolean };

const PLACE_WORDS: Record<Place, string> = {
  nothing: 'naming nothing',
  myFile: 'on a file of My Drive',
  myFolder: 'on a folder of My Drive',
  driveFile: 'on a file of a shared drive',
  driveFolder: 'on a folder of a shared drive',
  drive: 'on a shared drive',
};
const PLACES: readonly Place[] = ['nothing', 'myFile', 'myFolder', 'driveFile', 'driveFolder', 'drive'];
const ofDrive: readonly OperationDescriptor[] = Object.values(operations).filter(({ service }) => service === 'drive');
const rulesOf: Readonly<Partial<Record<string, readonly Rule[]>>> = RULES;

let services: TestServices;
let subjects: RoleSubjects;

beforeAll(async () => {
  services = await startTestServices();
  services.db.run(
    'INSERT INTO key_services VALUES (?, ?, ?, ?, ?)',
    'example.com',
    'k1',
    'Keys',
    'https://keys.example.com/v1',
    Buffer.alloc(32, 7),
  );
  subjects = await RoleSubjects.create(services);
});
afterAll(() => services[Symbol.asyncDispose]());

const isPersonal = (need: Need) => need === 'author' || need === 'reviewer' || need === 'opener';

function casesOf(operation: OperationDescriptor): { title: string; tried: Case }[] {
  return (rulesOf[operation.id] ?? []).flatMap((rule) =>
    PLACES.flatMap((place) => {
      const need = rule.needs[place];
      if (need === undefined) return [];
      return (isPersonal(need) ? [false, true] : [false]).map((isOwn) => ({
        title: [rule.act, PLACE_WORDS[place], isOwn && `by the ${need}`].filter(Boolean).join(', '),
        tried: { operation, rule, place, need, isOwn },
      }));
    }),
  );
}

/**
 * Roles to test a case with. Readers cannot be authors of comments, and users without access cannot have opened a
 * channel.
 */
function rolesOf({ place, need, isOwn }: Case): readonly Role[] {
  if (!isOwn || need === 'reviewer') return ROLES_AT[place];
  const least = need === 'author' ? 'commenter' : 'reader';
  return ROLES_AT[place].filter((role) => isItemRole(role) && includesRole(role, least));
}

function isItemRole(role: Role): role is ItemRole {
  return role !== 'none' && role !== 'administrator';
}

/** Returns the outcome that the rules define for a role. */
function expectedFor({ operation, rule, place, need, isOwn }: Case, role: Role): Outcome {
  if (need === 'everybody') return 'done';
  // Administrator access applies only to shared drives, and to operations that can request it.
  const isRequested = operation.parameters.some(({ name }) => name === 'useDomainAdminAccess');
  const own = role === 'administrator' && place === 'drive' && isRequested ? 'organizer' : role;
  const reached = isItemRole(own) ? own : undefined;
  const may = isPersonal(need) ? isOwn && reached !== undefined : includesRole(reached, toItemRole(need));
  if (rule.isList) return may ? 'seen' : 'unseen';
  if (may) return 'done';
  // Only the user who opened a channel knows its two IDs.
  const isNamed = reached !== undefined || operation.id === 'drive.channels.stop';
  return rule.othersGet ?? (isNamed ? 403 : 404);
}

function toItemRole(need: Need): ItemRole {
  if (need === 'everybody' || need === 'author' || need === 'reviewer' || need === 'opener') {
    throw new Error(`${need} is no role`);
  }
  return need;
}

async function tryAs(role: Role, tried: Case, subject: Subject): Promise<Outcome> {
  const { operation, rule } = tried;
  const values: Readonly<Record<string, string>> = subject;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const query = new URLSearchParams({ supportsAllDrives: 'true', ...resolve(rule.query, subject) });
  if (role === 'administrator') query.set('useDomainAdminAccess', 'true');
  if (rule.uploads) query.set('uploadType', 'media');
  const sent = rule.uploads ? 'content' : JSON.stringify(resolve(rule.body, subject) ?? {});
  const response = await fetch(`${services.origin}${rule.uploads ? '/upload' : ''}/drive/v3/${path}?${query}`, {
    method: operation.method,
    headers: {
      authorization: `Bearer ${services.token(toEmail(role))}`,
      ...(operation.method !== 'GET' && { 'content-type': rule.uploads ? 'text/plain' : 'application/json' }),
    },
    ...(operation.method !== 'GET' && (operation.body || rule.uploads) && { body: sent }),
  });
  const text = await response.text();
  if (rule.isList && response.status === 200) return text.includes(subject.fileId) ? 'seen' : 'unseen';
  return response.ok ? 'done' : response.status;
}

function resolve<Value>(part: Value | ((subject: Subject) => Value), subject: Subject): Value {
  return part instanceof Function ? part(subject) : part;
}

test('only an administrator may request administrator access', async () => {
  const { driveId } = await subjects.make('drive.drives.get', 'drive', 'bystander');
  const requested = `?useDomainAdminAccess=true&supportsAllDrives=true`;
  for (const path of [`drives/${driveId}`, `files/${driveId}/permissions`, 'drives']) {
    const refused = await services.call(toEmail('organizer'), 'GET', `/drive/v3/${path}${requested}`);
    expect(refused.status).toBe(403);
  }
});

test('every operation has rules, and nothing else does', () => {
  expect(Object.keys(RULES).sort()).toEqual(ofDrive.map(({ id }) => id).sort());
});

test('every operation is tested with every role that exists where it works', () => {
  const untried = ofDrive.filter(({ id }) => {
    const places = PLACES.filter((place) => rulesOf[id]?.some(({ needs }) => needs[place] !== undefined));
    const roles = new Set(places.flatMap((place) => ROLES_AT[place]));
    return roles.size < (places.every((place) => place === 'drive') ? ROLES_AT.drive.length : ROLES_AT.nothing.length);
  });
  expect(untried.map(({ id }) => id)).toEqual([]);
});

describe.each(ofDrive.map((operation) => ({ id: operation.id, operation })))('$id', ({ operation }) => {
  test.each(casesOf(operation))('$title', async ({ tried }) => {
    const outcomes: Partial<Record<Role, Outcome>> = {};
    let subject: Subject | undefined;
    for (const role of rolesOf(tried)) {
      const user = tried.isOwn ? role : 'bystander';
      // All users who only read the resource or are rejected share one, because they leave it unchanged.
      subject ??= await subjects.make(operation.id, tried.place, user);
      outcomes[role] = await tryAs(role, tried, subject);
      if (tried.isOwn || (operation.method !== 'GET' && outcomes[role] === 'done')) subject = undefined;
    }
    const expected = Object.fromEntries(rolesOf(tried).map((role) => [role, expectedFor(tried, role)]));
    expect(outcomes).toEqual(expected);
  });
});
