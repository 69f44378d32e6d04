import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consoleAddress } from '#lib/base-path.ts';
import { useRunKey } from '#shared/api/use-run-key.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { accessQuery } from '#shared/operations/access-query.ts';
import { announceInvalid } from '#shared/shortcuts/announce.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { useScreenTitle } from '#ui/page/use-screen-title.ts';
import { copyText } from '#ui/text/copy-text.ts';
import { CallFormFields } from './call-form/call-form-fields.tsx';
import { findRefusal, isPermanent } from './call-form/run-refusal.ts';
import { useUnlocked } from './call-form/unlock.ts';
import { ConfirmRunDialog } from './confirm-run-dialog.tsx';
import { type CallForm, findFieldErrors } from './operation/call-form.ts';
import { documentQuery } from './operation/document.ts';
import type { Operation } from './operation/operation.ts';
import { OperationFacts } from './operation-facts.tsx';
import { ResponseColumn } from './response/response-column.tsx';
import { RunBar } from './run-bar.tsx';
import type { ServiceResponse } from './runs/run-call.ts';
import { SnippetPanel } from './snippet-panel.tsx';
import { useRun } from './use-run.ts';

type OperationPageProps = {
  operation: Operation;
  /** The initial form. */
  initial: CallForm;
  /** Returns the URL of a form, without its body. */
  toHref: (params: CallForm['params']) => string;
};

/** The page of one operation: its details, the form and the response. */
export function OperationPage({ operation, initial, toHref }: OperationPageProps) {
  useScreenTitle(operation.id, 'part');
  const access = useQuery(accessQuery);
  const document = useQuery(documentQuery(operation.service));
  const [form, setForm] = useState(initial);
  const [asked, setAsked] = useState<CallForm>();
  const [isUnlocked] = useUnlocked();
  const { responses, mutation, stop } = useRun(operation);
  const rule = access.data?.get(operation.id);
  const faults = findFieldErrors(operation, form);
  const refusal = findRefusal(rule, faults, isUnlocked);
  const start = (wanted: CallForm) => {
    if (refusal !== undefined) announceInvalid(refusal);
    if (refusal !== undefined || mutation.isPending) return;
    if (rule && isPermanent(rule)) setAsked(wanted);
    else mutation.mutate(wanted);
  };
  useRunKey(() => start(form));
  // Their descriptions would shift the fields if loaded later.
  if (access.isPending || document.isPending) return <Skeleton label="Loading the operation" rows={10} />;
  return (
    <div className="grid @min-[880px]:h-full @min-[880px]:grid-cols-2">
      <div
        data-scroll-restoration-id="screen-form"
        className="flex min-w-0 flex-col gap-16 px-16 pt-16 @min-[880px]:overflow-auto"
      >
        <OperationFacts operation={operation} access={rule} params={form.params} />
        {isUnreadable(access) && (
          <ErrorView
            error={access.error}
            title="Your permissions could not be loaded"
            onRetry={() => void access.refetch()}
          />
        )}
        <CallFormFields
          operation={operation}
          document={document.data}
          form={form}
          faults={faults}
          lastResponse={findLastValue(responses)}
          onChange={(next) => setForm(next)}
        />
        {faults.size === 0 && <SnippetPanel operation={operation} form={form} />}
        <RunBar
          operationId={operation.id}
          isRunning={mutation.isPending}
          refusal={refusal}
          onRun={() => start(form)}
          onStop={stop}
          onCopyLink={() => copyLink(toHref(form.params))}
        />
      </div>
      <ResponseColumn
        operation={operation}
        responses={responses}
        error={mutation.isPending ? null : mutation.error}
        onNextPage={(token) => start(withToken(operation, form, token))}
      />
      {asked && (
        <ConfirmRunDialog
          operation={operation}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            mutation.mutate(asked);
          }}
        />
      )}
    </div>
  );
}

/** Returns the last successful JSON response. */
function findLastValue(responses: readonly ServiceResponse[]): unknown {
  const content = responses.find(({ status }) => status < 300)?.content;
  return content?.kind === 'json' ? content.value : undefined;
}

function withToken({ paging }: Operation, form: CallForm, token: string): CallForm {
  return { ...form, params: { ...form.params, [paging?.token ?? 'pageToken']: [token] } };
}

function copyLink(href: string): void {
  copyText(consoleAddress + href, 'Link copied, without the body');
}
