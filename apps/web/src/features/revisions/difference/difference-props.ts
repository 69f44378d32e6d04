import type { RevisionSource } from '#features/revisions/queries.ts';
import type { Revision } from '#features/revisions/revision.ts';
import type { DifferenceSearch } from './difference-search.ts';

export type DifferenceProps = {
  source: RevisionSource;
  before: Revision;
  after: Revision;
  search: DifferenceSearch;
  onSearch: (change: Partial<DifferenceSearch>) => void;
};
