import type { ValueType } from '#drive/labels/label-catalogue.ts';
import { type Clause, COMPARISONS, type LabelOperator } from './query.ts';
import { QuerySyntaxError } from './query-syntax-error.ts';
import type { TokenReader } from './token-reader.ts';

/** Returns the type of a label field, or undefined if the label or field does not exist. */
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

/**
 * Returns the label field of a term in the form `labels/LABEL.FIELD`, or undefined for other terms. Throws if the field is
 * unknown.
 */
export function findLabelField(term: string, findType: FieldTypes): LabelField | undefined {
  const [, labelId, fieldId] = /^labels\/([\w-]+)\.([\w-]+)$/u.exec(term) ?? [];
  if (labelId === undefined || fieldId === undefined) return undefined;
  const type = findType(labelId, fieldId);
  if (!type) throw new QuerySyntaxError(`unknown field ${term}`);
  return { labelId, fieldId, type };
}

/** Parses the comparison of a label field. Throws if the field does not support the operator or value. */
export function readLabelField(reader: TokenReader, { type, ...field }: LabelField): Clause {
  const operator = reader.readOperator(OPERATORS[type]);
  if (operator === 'is null' || operator === 'is not null')
    return { kind: 'labelField', ...field, operator, value: '' };
  return { kind: 'labelField', ...field, operator, value: readValue(reader, type) };
}

/** Returns the condition that a label field, which may have several values, contains this value. */
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
