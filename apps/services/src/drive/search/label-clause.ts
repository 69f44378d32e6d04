import type { ValueType } from '#drive/labels/label-catalogue.ts';
import { type Clause, COMPARISONS, type LabelOperator } from './query.ts';
import { QuerySyntaxError } from './query-syntax-error.ts';
import type { TokenReader } from './token-reader.ts';

/** What a field of a label holds; undefined when there is no such label or field. */
export type FieldTypes = (labelId: string, fieldId: string) => ValueType | undefined;

type LabelClause = Extract<Clause, { kind: 'labelField' }>;
type LabelField = Pick<LabelClause, 'labelId' | 'fieldId'> & { type: ValueType };

const PRESENCE = ['is null', 'is not null'] as const;
const OPERATORS: Readonly<Record<ValueType, readonly LabelOperator[]>> = {
  text: ['=', '!=', 'contains', 'starts with', ...PRESENCE],
  integer: [...COMPARISONS, ...PRESENCE],
  dateString: [...COMPARISONS, ...PRESENCE],
  selection: ['=', '!=', ...PRESENCE],
  user: ['=', '!=', ...PRESENCE],
};

/** The field of a label that a term of the form `labels/LABEL.FIELD` names; undefined for another term. Throws for an unknown field. */
export function findLabelField(term: string, findType: FieldTypes): LabelField | undefined {
  const [, labelId, fieldId] = /^labels\/([\w-]+)\.([\w-]+)$/u.exec(term) ?? [];
  if (labelId === undefined || fieldId === undefined) return undefined;
  const type = findType(labelId, fieldId);
  if (!type) throw new QuerySyntaxError(`unknown field ${term}`);
  return { labelId, fieldId, type };
}

/** Reads what a field of a label is compared with. Throws for an operator or a value that the field does not take. */
export function readLabelField(reader: TokenReader, { type, ...field }: LabelField): Clause {
  const operator = reader.readOperator(OPERATORS[type]);
  if (operator === 'is null' || operator === 'is not null')
    return { kind: 'labelField', ...field, operator, value: '' };
  return { kind: 'labelField', ...field, operator, value: readValue(reader, type) };
}

/** The condition that a field of a label, which may hold several values, holds this one. */
export function toMembershipInField({ type, ...field }: LabelField, value: string): Clause {
  if (type === 'selection' || type === 'user') return { kind: 'labelField', ...field, operator: 'in', value };
  throw new QuerySyntaxError('expected a field that may hold several values');
}

function readValue(reader: TokenReader, type: ValueType): string | number {
  switch (type) {
    case 'integer':
      return reader.readInteger();
    case 'dateString':
      return new Date(reader.readTime()).toISOString().slice(0, '2026-01-01'.length);
    default:
      return reader.readString();
  }
}
