import { useEffect, useRef } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { Button } from '#ui/button.tsx';
import { AnswerView } from './answer-view.tsx';
import type { Operation } from './operation.ts';
import type { Answer } from './run-call.ts';
import { RunList } from './run-list.tsx';
import { showAnswer } from './show-answer.ts';

type AnswerColumnProps = {
  operation: Operation;
  /** Answers of this operation in this tab, newest first. */
  answers: readonly Answer[];
  error: Error | null;
  /** Asks for the page that the shown answer leads to. */
  onNextPage: (token: string) => void;
};

/** What came back from the last run, the way to the next page, and what was run before. */
export function AnswerColumn({ operation, answers, error, onNextPage }: AnswerColumnProps) {
  const [answer, ...earlier] = answers;
  const token = answer && readNextToken(operation, answer);
  const column = useRef<HTMLDivElement>(null);
  const outcome = error ?? answer;
  useEffect(() => {
    if (outcome && column.current) showAnswer(column.current);
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
      {!answer && !error && <p className="text-ink-2">The response appears here.</p>}
      {answer && !error && <AnswerView operation={operation} answer={answer} earlier={earlier} />}
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

function readNextToken({ paging }: Operation, { content }: Answer): string | undefined {
  if (!paging || content.kind !== 'json' || typeof content.value !== 'object' || content.value === null) return;
  const token: unknown = Reflect.get(content.value, paging.next);
  return typeof token === 'string' && token !== '' ? token : undefined;
}
