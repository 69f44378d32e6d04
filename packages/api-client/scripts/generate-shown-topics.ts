import type { OwnOperation } from '../src/own-operation.ts';
import type { OperationTraits } from '../src/trait-types.ts';
import { NOTICE } from './notice.ts';

type Row = readonly [id: string, traits: Pick<OperationTraits, 'shows'> | Pick<OwnOperation, 'shows'>];

/** Generates the table of topics that reads show. Small, because browsers load it early. */
export function generateShownTopics(table: readonly Row[]): string {
  const rows = table.flatMap(([id, { shows = [] }]) =>
    shows.length > 0 ? [`  '${id}': ${JSON.stringify(shows)},`] : [],
  );
  return `${NOTICE}import type { Topic } from '../trait-types.ts';

/** Topics shown by reads of the services and the console, by operation ID. Excludes reads that show nothing that changes. */
export const shownTopics: Readonly<Record<string, readonly Topic[] | undefined>> = {
${rows.join('\n')}
};
`;
}
