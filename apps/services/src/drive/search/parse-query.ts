import { type FieldTypes, findLabelField, readLabelField, toMembershipInField } from './label-clause.ts';
import {
  type Clause,
  COLLECTIONS,
  COMPARISONS,
  FLAG_TERMS,
  PROPERTY_TERMS,
  type PropertyTerm,
  type Query,
  TIME_TERMS,
  VISIBILITIES,
} from './query.ts';
import { QuerySyntaxError } from './query-syntax-error.ts';
import { readConditions } from './read-conditions.ts';
import { TokenReader } from './token-reader.ts';
import { hasTooManyWords } from './words.ts';

/** Maximum number of full-text conditions. Each may match every file. */
const MAX_TEXT_SEARCHES = 20;

/**
 * Parses a file search query. `findType` returns the type of a label field, if the field exists, which determines how it is
 * searched. Throws QuerySyntaxError.
 */
export function parseQuery(text: string, findType: FieldTypes): Query {
  let textSearches = 0;
  return readConditions<Query>(new TokenReader(text), {
    read: (reader) => {
      const clause = readClause(reader, findType);
      if (isTextSearch(clause)) textSearches += 1;
      if (textSearches > MAX_TEXT_SEARCHES) throw new QuerySyntaxError('too many text searches');
      return clause;
    },
    combine: (kind, left, right) => ({ kind, left, right }),
    negate: (operand) => ({ kind: 'not', operand }),
  });
}

/** Whether a clause searches a full-text index. Throws QuerySyntaxError if there are too many of them. */
function isTextSearch(clause: Clause): boolean {
  const isSearch = clause.kind === 'fullText' || (clause.kind === 'name' && clause.operator === 'contains');
  if (isSearch && hasTooManyWords(clause.value)) throw new QuerySyntaxError('too many words');
  return isSearch;
}

function findMember<const Member extends string>(members: readonly Member[], text: string): Member | undefined {
  return members.find((member) => member === text);
}

function readClause(reader: TokenReader, findType: FieldTypes): Clause {
  const token = reader.consume();
  if (token.kind === 'string') return readMembership(reader, token.text, findType);
  if (token.kind !== 'word') throw new QuerySyntaxError('expected a term');
  const term = token.text;
  if (term === 'name' || term === 'mimeType') {
    return { kind: term, operator: reader.readOperator(['contains', '=', '!=']), value: reader.readString() };
  }
  if (term === 'fullText') {
    reader.readOperator(['contains']);
    return { kind: 'fullText', value: reader.readString() };
  }
  if (term === 'visibility') return readVisibility(reader);
  if (term === 'shortcutDetails.targetId') {
    return { kind: 'target', operator: reader.readOperator(['=', '!=']), value: reader.readString() };
  }
  return readTypedClause(reader, term, findType);
}

function readTypedClause(reader: TokenReader, term: string, findType: FieldTypes): Clause {
  const timeTerm = findMember(TIME_TERMS, term);
  if (timeTerm) {
    return { kind: 'time', term: timeTerm, operator: reader.readOperator(COMPARISONS), timeMs: reader.readTime() };
  }
  const flagTerm = findMember(FLAG_TERMS, term);
  if (flagTerm) {
    // Like the public parser: the name alone means true.
    if (reader.isAtConditionEnd) return { kind: 'flag', term: flagTerm, value: true };
    const isEqual = reader.readOperator(['=', '!=']) === '=';
    return { kind: 'flag', term: flagTerm, value: reader.readBoolean() === isEqual };
  }
  const propertyTerm = findMember(PROPERTY_TERMS, term);
  if (propertyTerm) return readProperty(reader, propertyTerm);
  const field = findLabelField(term, findType);
  if (field) return readLabelField(reader, field);
  throw new QuerySyntaxError(`unknown term ${term}`);
}

function readMembership(reader: TokenReader, value: string, findType: FieldTypes): Clause {
  reader.requireWord('in');
  const name = reader.consume().text;
  const field = findLabelField(name, findType);
  if (field) return toMembershipInField(field, value);
  const collection = findMember(COLLECTIONS, name);
  if (!collection) throw new QuerySyntaxError('unknown collection');
  if (collection === 'labels' && !value.startsWith('labels/')) throw new QuerySyntaxError('expected labels/ID');
  return { kind: 'in', collection, value };
}

function readVisibility(reader: TokenReader): Clause {
  const operator = reader.readOperator(['=', '!=']);
  const value = findMember(VISIBILITIES, reader.readString());
  if (!value) throw new QuerySyntaxError('unknown visibility');
  return { kind: 'visibility', operator, value };
}

function readProperty(reader: TokenReader, term: PropertyTerm): Clause {
  reader.requireWord('has');
  reader.requireSymbol('{');
  reader.requireWord('key');
  reader.requireSymbol('=');
  const key = reader.readString();
  reader.requireWord('and');
  reader.requireWord('value');
  reader.requireSymbol('=');
  const value = reader.readString();
  reader.requireSymbol('}');
  return { kind: 'has', term, key, value };
}
