import { useEffect, useRef } from 'react';
import type { Operation } from '#features/explorer/operation/operation.ts';
import type { ServiceResponse } from '#features/explorer/runs/run-call.ts';
import { RunList } from '#features/explorer/runs/run-list.tsx';
import { explainError } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ResponseView } from './response-view.tsx';
import { showResponse } from './show-response.ts';

type ResponseColumnProps = {
  operation: Operation;
  /** Responses of this operation in this tab, newest first. */
  responses: readonly ServiceResponse[];
  error: Error | null;
  /** Requests the next page of the shown response. */
  onNextPage: (token: string) => void;
};

/** Shows the response of the last run, a button for the next page, and earlier runs. */
export function ResponseColumn({ operation, responses, error, onNextPage }: ResponseColumnProps) {
  const [response, ...earlier] = responses;
  const token = response && readNextToken(operation, response);
  const column = useRef<HTMLDivElement>(null);
  const outcome = error ?? response;
  useEffect(() => {
    if (outcome && column.current) showResponse(column.current);
  }, [outcome]);
  return (
    <div
      ref={column}
      className="flex min-w-0 flex-col gap-16 border-line p-16 @min-[880px]:overflow-auto @min-[880px]:border-l"
    >
      {error && (
        <p role="alert" className="text-red-fg">
          {explainError(error)}
        </p>
      )}
      {!response && !error && <p className="text-ink-2">The response will appear here.</p>}
      {response && !error && <ResponseView operation={operation} response={response} earlier={earlier} />}
      {token !== undefined && (
        <div>
          <Button data-op={operation.id} onPress={() => onNextPage(token)}>
            Next page
          </Button>
        </div>
      )}
      <section aria-labelledby="history-title" className="flex flex-col gap-8">
        <h3 id="history-title" className="font-semibold">
          Earlier runs
        </h3>
        <RunList operationId={operation.id} />
      </section>
    </div>
  );
}

function readNextToken({ paging }: Operation, { content }: ServiceResponse): string | undefined {
  if (!paging || content.kind !== 'json' || typeof content.value !== 'object' || content.value === null) return;
  const token: unknown = Reflect.get(content.value, paging.next);
  return typeof token === 'string' && token !== '' ? token : undefined;
}
