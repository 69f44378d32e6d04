/** A record or content that differs from its original. */
export type ChainFault = {
  /**
   * The ID of the record, or of the first record of a gap. For a chain without a key, its first record; for content, the record
   * it belongs to.
   */
  id: string;
  kind: 'altered' | 'missing' | 'unreadable' | 'contentAltered';
  /** The number of consecutive records. */
  count: number;
};
