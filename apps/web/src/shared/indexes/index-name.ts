import type { TopicKind } from '@rotunda/api-client/trait-types';

type NameOf<Kind extends string> = Kind extends `index:${infer Name}` ? Name : never;

/** The backend's name of an index. */
export type IndexName = NameOf<TopicKind>;
