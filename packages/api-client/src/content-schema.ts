/** What is known of a schema that has content of files, or what leads to it, among its members. */
export type ContentSchema = {
  /** Members that are no content themselves. */
  readonly members: readonly string[];
  /** Members that are content, or links to it. */
  readonly content: readonly string[];
  /** Schemas of those members in which there is content further down, by member. */
  readonly below?: Readonly<Record<string, string>>;
  /** The mask that stands in for an absent `fields`; all members are returned where there is none. */
  readonly defaultFields?: string;
};
