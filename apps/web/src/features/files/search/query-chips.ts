import { FOLDER_TYPE } from '#shared/files/file.ts';
import { quoteTerm } from '#shared/files/quote-term.ts';
import { type QueryTerm, readQueryTerms } from './query-terms.ts';
import { QueryProblem, readQueryTokens } from './query-tokens.ts';

/** The file types in the filter, with the condition for each. */
export const kinds = [
  { value: 'folder', label: 'Folders', clause: `mimeType = '${FOLDER_TYPE}'` },
  { value: 'document', label: 'Documents', clause: `mimeType = 'application/vnd.google-apps.document'` },
  {
    value: 'spreadsheet',
    label: 'Spreadsheets',
    clause: `(mimeType = 'application/vnd.google-apps.spreadsheet' or mimeType = 'text/csv')`,
  },
  { value: 'pdf', label: 'PDFs', clause: `mimeType = 'application/pdf'` },
  { value: 'image', label: 'Images', clause: `mimeType contains 'image/'` },
  { value: 'text', label: 'Text', clause: `mimeType contains 'text/'` },
] as const;

/** The visibility conditions that the search supports. */
export const visibilities = [
  { value: 'anyoneWithLink', label: 'Anyone with the link' },
  { value: 'anyoneCanFind', label: 'Public (searchable)' },
  { value: 'domainWithLink', label: 'Organisation, with the link' },
  { value: 'domainCanFind', label: 'Organisation (searchable)' },
  { value: 'limited', label: 'Restricted' },
] as const;

/** The conditions that have their own field, with the field values. */
export type QueryFields = {
  kind?: string;
  owner?: string;
  /** First day of the change, such as `2026-11-21`. */
  since?: string;
  visibility?: string;
  label?: string;
};
type Field = keyof QueryFields;

const CLAUSES: Readonly<Record<Field, (value: string) => string>> = {
  kind: (value) => kinds.find((kind) => kind.value === value)?.clause ?? '',
  owner: (value) => `${quoteTerm(value)} in owners`,
  since: (value) => `modifiedTime >= ${quoteTerm(`${value}T00:00:00Z`)}`,
  visibility: (value) => `visibility = ${quoteTerm(value)}`,
  label: (value) => `${quoteTerm(`labels/${value}`)} in labels`,
};

/** The field values of a search, and the conditions without a field. */
export type QueryView = { fields: QueryFields; rest: readonly QueryTerm[]; problem: QueryProblem | undefined };

/** Parses a search for the fields. For an invalid search, only the problem is set. */
export function viewQuery(text: string): QueryView {
  const fields: QueryFields = {};
  const rest: QueryTerm[] = [];
  try {
    for (const term of readQueryTerms(text)) {
      const found = readField(term.text);
      if (found && fields[found.field] === undefined) fields[found.field] = found.value;
      else rest.push(term);
    }
  } catch (problem) {
    if (problem instanceof QueryProblem) return { fields: {}, rest: [], problem };
    throw problem;
  }
  return { fields, rest, problem: undefined };
}

/** Sets or removes a field of the search. The rest of the text is unchanged. */
export function withField(text: string, field: Field, value: string | undefined): string {
  const retained = readQueryTerms(text).filter((term) => readField(term.text)?.field !== field);
  return joinTerms([...retained.map((term) => term.text), ...(value === undefined ? [] : [CLAUSES[field](value)])]);
}

/** Removes a condition from the search. */
export function withoutTerm(text: string, { start }: QueryTerm): string {
  return joinTerms(
    readQueryTerms(text)
      .filter((term) => term.start !== start)
      .map((term) => term.text),
  );
}

/** Joins conditions with `and`. Conditions that contain `or` are put in parentheses beside others. */
export function joinTerms(terms: readonly string[]): string {
  const [only] = terms;
  return terms.length === 1 && only !== undefined ? only : terms.map(bracket).join(' and ');
}

function bracket(term: string): string {
  const words = readQueryTokens(term);
  let depth = 0;
  for (const { kind, text } of words) {
    if (kind === 'symbol' && text === '(') depth += 1;
    if (kind === 'symbol' && text === ')') depth -= 1;
    if (kind === 'word' && text.toLowerCase() === 'or' && depth === 0) return `(${term})`;
  }
  return term;
}

function readField(text: string): { field: Field; value: string } | undefined {
  const kind = kinds.find(({ clause }) => clause === text);
  if (kind) return { field: 'kind', value: kind.value };
  const [first, second, third, fourth] = readQueryTokens(text);
  if (!first || !second || !third || fourth) return undefined;
  if (first.kind === 'string' && second.text === 'in') {
    if (third.text === 'owners') return { field: 'owner', value: first.text };
    return third.text === 'labels' && first.text.startsWith('labels/')
      ? { field: 'label', value: first.text.slice('labels/'.length) }
      : undefined;
  }
  if (first.text === 'visibility' && second.text === '=') return { field: 'visibility', value: third.text };
  const since = /^(\d{4}-\d{2}-\d{2})T00:00:00Z$/.exec(third.text)?.[1];
  return first.text === 'modifiedTime' && second.text === '>=' && since !== undefined
    ? { field: 'since', value: since }
    : undefined;
}
