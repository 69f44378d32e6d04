import type { OwnOperation } from '../src/own-operation.ts';
import type { OperationTraits } from '../src/trait-types.ts';
import { NOTICE } from './notice.ts';

type Row = readonly [id: string, traits: Pick<OperationTraits, 'shows'> | Pick<OwnOperation, 'shows'>];

/** The table of what reads show: small, as browsers load it soon. */
export function generateShownTopics(table: readonly Row[]): string {
  const rows = table.flatMap(([id, { shows = [] }]) =>
    shows.length > 0 ? [`  '${id}': ${JSON.stringify(shows)},`] : [],
  );
  return `${NOTICE}import type { Topic } from '../trait-types.ts';

/** What reads of the services and of the console show, by operation id; those that show nothing that changes are left out. */
export const shownTopics: Readonly<Record<string, readonly Topic[] | undefined>> = {
${rows.join('\n')}
};
`;
}
