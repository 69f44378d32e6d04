/** A schema with fields that contain or link to file content. */
export type ContentSchema = {
  /** Fields that are not content. */
  readonly members: readonly string[];
  /** Fields that are content or link to it. */
  readonly content: readonly string[];
  /** Schemas with nested content, by field. */
  readonly below?: Readonly<Record<string, string>>;
  /** The default mask if `fields` is missing. If undefined, all fields are returned. */
  readonly defaultFields?: string;
};
