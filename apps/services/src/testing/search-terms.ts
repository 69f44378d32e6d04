import { FOLDER_TYPE } from '#items/item-types.ts';
import { ANA, BO, CY, type Known, TEAM } from './search-world.ts';

/** A condition in query syntax, and its expected result for a file. */
export type Condition = { text: string; holds: (file: Known) => boolean };

/** A term: its operators, its values in query syntax, and the expected result of its conditions. */
export type Term = {
  term: string;
  operators: readonly string[];
  values: readonly string[];
  holds: (file: Known, operator: string, value: string) => boolean;
};

/** Operators for times and numbers. */
export const COMPARISONS = ['=', '!=', '<', '<=', '>', '>='];
const EQUALITY = ['=', '!='];

const same = (isSame: boolean, operator: string) => isSame === (operator === '=');
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/gu) ?? [];

function compare<Value extends string | number>(left: Value, operator: string, right: Value): boolean {
  const results = { '=': left === right, '!=': left !== right, '<': left < right, '>': left > right };
  if (operator === '<=' || operator === '>=') return left === right || compare(left, operator.charAt(0), right);
  return results[operator as keyof typeof results];
}

const times = ['1970-01-03', '1970-01-05T00:00:00', '1970-01-04T02:00:00+02:00', '1970-01-03T23:59:59.999Z'];
const toMs = (text: string) => Date.parse(/Z|\+/u.test(text) ? text : `${text.slice(0, 10)}T00:00:00Z`);
const people = [ANA, BO, CY, TEAM, 'me', 'BO@example.com', 'nobody@example.com'];
const OWN: ReadonlySet<string> = new Set([ANA, TEAM]);
const toUser = (email: string) => (email === 'me' ? ANA : email.toLowerCase());

function hasPhrase(file: Known, phrase: string): boolean {
  return [file.name, file.description, file.text].some((text) =>
    ` ${wordsOf(text).join(' ')} `.includes(` ${phrase} `),
  );
}

const byTime = (term: 'modifiedTime' | 'createdTime' | 'viewedByMeTime', of: (file: Known) => number): Term => ({
  term,
  operators: COMPARISONS,
  values: times,
  holds: (file, operator, value) => compare(of(file), operator, toMs(value)),
});
const byFlag = (term: 'trashed' | 'starred' | 'sharedWithMe'): Term => ({
  term,
  operators: EQUALITY,
  values: ['true', 'false'],
  holds: (file, operator, value) => same(file[term] === (value === 'true'), operator),
});
const byPeople = (term: 'owners' | 'writers' | 'readers', of: (file: Known) => readonly string[]): Term => ({
  term,
  operators: ['in'],
  values: people,
  holds: (file, _, value) => of(file).includes(toUser(value)),
});
const byAccess = (term: 'writers' | 'readers', of: (file: Known) => readonly string[]): Term => {
  // Only writers of a file learn who else has access.
  const known = (file: Known) => (file.writers.includes(ANA) ? of(file) : of(file).filter((email) => OWN.has(email)));
  return byPeople(term, known);
};
const byProperty = (term: 'properties' | 'appProperties', values: readonly string[]): Term => ({
  term,
  operators: ['has'],
  values,
  holds: (file, _, value) => file[term][value.split('=')[0] ?? ''] === value.split('=')[1],
});
const byField = (
  term: string,
  operators: readonly string[],
  values: readonly string[],
  holds: (held: string, operator: string, value: string) => boolean,
): Term => ({
  term,
  operators: [...operators, 'is null', 'is not null'],
  values,
  holds: ({ labels, fields }, operator, value) => {
    const held = fields[term] ?? [];
    if (operator === 'is null') return labels.some((id) => term.startsWith(`labels/${id}.`)) && held.length === 0;
    if (operator === 'is not null') return held.length > 0;
    if (operator === '!=') return held.length > 0 && !held.some((other) => holds(other, '=', value));
    return held.some((other) => holds(other, operator, value));
  },
});
const inField = (term: string, values: readonly string[]): Term => ({
  term,
  operators: ['in'],
  values,
  holds: ({ fields }, _, value) => (fields[term] ?? []).includes(value),
});

/** Every term of the query language with all of its operators. */
export const TERMS: readonly Term[] = [
  {
    term: 'name',
    operators: ['contains', ...EQUALITY],
    values: ['plan', 'BUD ann', 'raft', 'draft_2 2', 'ete', 'Plan 0', 'été 3', 'Q3 PLANS 0'],
    holds: ({ name }, operator, value) => {
      if (operator !== 'contains') return same(name.toLowerCase() === value.toLowerCase(), operator);
      return wordsOf(value).every((word) => wordsOf(name).some((other) => other.startsWith(word)));
    },
  },
  {
    term: 'fullText',
    operators: ['contains'],
    values: [
      'apple',
      'apple pie',
      'PIE apple',
      '"red apple"',
      '"apple red"',
      '"tea green"',
      'green',
      'draft 2',
      'plan tea',
    ],
    holds: (file, _, value) => {
      if (value.startsWith('"')) return hasPhrase(file, wordsOf(value).join(' '));
      return wordsOf(value).every((word) => hasPhrase(file, word));
    },
  },
  {
    term: 'mimeType',
    operators: ['contains', ...EQUALITY],
    values: ['text/', 'text/csv', 'image/png', FOLDER_TYPE, 'csv'],
    holds: ({ mimeType }, operator, value) =>
      operator === 'contains' ? mimeType.startsWith(value) : same(mimeType === value, operator),
  },
  byTime('modifiedTime', ({ modifiedAt }) => modifiedAt),
  byTime('createdTime', ({ createdAt }) => createdAt),
  byTime('viewedByMeTime', ({ viewedAt }) => viewedAt),
  byFlag('trashed'),
  byFlag('starred'),
  byFlag('sharedWithMe'),
  {
    term: 'parents',
    operators: ['in'],
    values: ['root', 'FOLDER 0', 'FOLDER 1', 'appDataFolder'],
    holds: ({ parentId, owner, name }, _, value) => {
      if (value === 'root') return owner === ANA && name === 'shelf';
      return parentId === value;
    },
  },
  byPeople('owners', ({ owner }) => [owner]),
  byAccess('writers', ({ writers }) => writers),
  byAccess('readers', ({ readers }) => readers),
  byProperty('properties', ['stage=draft', "stage=it's final", 'stage=', 'run=1']),
  byProperty('appProperties', ['run=1', 'run=2', 'stage=draft']),
  {
    term: 'visibility',
    operators: EQUALITY,
    values: ['anyoneCanFind', 'anyoneWithLink', 'domainCanFind', 'domainWithLink', 'limited'],
    holds: ({ visibility }, operator, value) => same(visibility === value, operator),
  },
  {
    term: 'shortcutDetails.targetId',
    operators: EQUALITY,
    values: ['target-a', 'target-b', 'missing'],
    holds: ({ targetId }, operator, value) => targetId !== undefined && same(targetId === value, operator),
  },
  {
    term: 'labels',
    operators: ['in'],
    values: ['labels/level', 'labels/retention', 'labels/missing'],
    holds: ({ labels }, _, value) => labels.some((id) => `labels/${id}` === value),
  },
  byField('labels/level.grade', EQUALITY, ['public', 'secret', 'none'], (held, operator, value) =>
    compare(held, operator, value),
  ),
  byField('labels/retention.until', COMPARISONS, ['2026-03-01', '2026-12-31'], compare),
  byField('labels/retention.copies', COMPARISONS, ['9', '10', '-3'], (held, operator, value) =>
    compare(Number(held), operator, Number(value)),
  ),
  byField(
    'labels/retention.note',
    ['=', '!=', 'contains', 'starts with'],
    ['audit', 'For', 'for the audit'],
    (held, operator, value) => {
      const [text, part] = [held.toLowerCase(), value.toLowerCase()];
      if (operator === 'contains') return text.includes(part);
      return operator === 'starts with' ? text.startsWith(part) : text === part;
    },
  ),
  byField('labels/retention.keeper', EQUALITY, [BO, CY], compare),
  inField('labels/level.grade', ['public', 'secret', 'none']),
  inField('labels/retention.keeper', [BO, CY]),
];

const quote = (text: string) => `'${text.replaceAll(/['\\]/gu, String.raw`\$&`)}'`;
const NUMERIC = /^-?\d+$/u;

function write(term: string, operator: string, value: string): string {
  if (operator.startsWith('is')) return `${term} ${operator}`;
  if (operator === 'in') return `${quote(value)} in ${term}`;
  if (operator !== 'has')
    return `${term} ${operator} ${NUMERIC.test(value) || /^(true|false)$/u.test(value) ? value : quote(value)}`;
  const [key = '', held = ''] = value.split('=');
  return `${term} has { key=${quote(key)} and value=${quote(held)} }`;
}

/** Lists every condition of the terms with all operators and values. `folders` are the IDs of folders to search in. */
export function listConditions(folders: readonly string[]): Condition[] {
  const toFolder = (value: string) => folders[Number(/^FOLDER (\d)$/u.exec(value)?.[1])] ?? value;
  return TERMS.flatMap(({ term, operators, values, holds }) =>
    operators.flatMap((operator) =>
      values
        .map(toFolder)
        .map((value) => ({ text: write(term, operator, value), holds: (file: Known) => holds(file, operator, value) })),
    ),
  );
}
