/** Something that is not as it was written. */
export type ChainFault = {
  /** The record, or the first of a gap; for a chain without a key, its first one; for content, the record it belongs to. */
  id: string;
  kind: 'altered' | 'missing' | 'unreadable' | 'contentAltered';
  /** How many records in a row. */
  count: number;
};
