import type { DifferenceSearch } from './difference-search.ts';
import type { RevisionSource } from './queries.ts';
import type { Revision } from './revision.ts';

export type DifferenceProps = {
  source: RevisionSource;
  before: Revision;
  after: Revision;
  search: DifferenceSearch;
  onSearch: (change: Partial<DifferenceSearch>) => void;
};
