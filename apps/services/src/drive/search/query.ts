/** Comparison operators for times and numbers. */
export const COMPARISONS = ['=', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const TIME_TERMS = ['modifiedTime', 'viewedByMeTime', 'createdTime'] as const;
export type TimeTerm = (typeof TIME_TERMS)[number];

export const FLAG_TERMS = ['trashed', 'starred', 'sharedWithMe'] as const;
export type FlagTerm = (typeof FLAG_TERMS)[number];

export const COLLECTIONS = ['parents', 'owners', 'writers', 'readers', 'labels'] as const;
export type Collection = (typeof COLLECTIONS)[number];

export const PROPERTY_TERMS = ['properties', 'appProperties'] as const;
export type PropertyTerm = (typeof PROPERTY_TERMS)[number];

export const VISIBILITIES = ['anyoneCanFind', 'anyoneWithLink', 'domainCanFind', 'domainWithLink', 'limited'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Operators for label fields. `in` is for fields that may have several values. */
export type LabelOperator = Comparison | 'contains' | 'starts with' | 'in' | 'is null' | 'is not null';

/** A condition on a file. */
export type Clause =
  | { kind: 'name' | 'mimeType'; operator: 'contains' | '=' | '!='; value: string }
  | { kind: 'fullText'; value: string /** The words count in the name alone. */; isInName?: true }
  | { kind: 'time'; term: TimeTerm; operator: Comparison; timeMs: number }
  | { kind: 'flag'; term: FlagTerm; value: boolean }
  | { kind: 'in'; collection: Collection; value: string }
  | { kind: 'has'; term: PropertyTerm; key: string; value: string }
  | { kind: 'visibility'; operator: '=' | '!='; value: Visibility }
  | { kind: 'target'; operator: '=' | '!='; value: string }
  | { kind: 'labelField'; labelId: string; fieldId: string; operator: LabelOperator; value: string | number };

/** A file search query: combined conditions. */
export type Query = Clause | { kind: 'and' | 'or'; left: Query; right: Query } | { kind: 'not'; operand: Query };

/** Whether a query contains a condition of this kind. */
export function hasClause(query: Query | undefined, kind: Clause['kind']): boolean {
  if (!query) return false;
  if (query.kind === 'and' || query.kind === 'or') return hasClause(query.left, kind) || hasClause(query.right, kind);
  if (query.kind === 'not') return hasClause(query.operand, kind);
  return query.kind === kind;
}
