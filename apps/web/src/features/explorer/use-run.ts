import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallForm } from './operation/call-form.ts';
import type { Operation } from './operation/operation.ts';
import { runCall, type ServiceResponse } from './runs/run-call.ts';
import { RUNS_KEY, saveRun } from './runs/runs-api.ts';

const MAX_RESPONSES = 10; // Retained for comparison. Each response can be large.

/** Runs forms of one operation. Retains the latest responses of this tab, and adds each run to the history. */
export function useRun(operation: Operation) {
  const queryClient = useQueryClient();
  const controller = useRef<AbortController>(undefined);
  const [responses, setResponses] = useState<readonly ServiceResponse[]>([]);
  const retain = async (form: CallForm, response: Pick<ServiceResponse, 'status' | 'durationMs'>) => {
    const body = form.body.trim();
    const draft = {
      operationId: operation.id,
      params: Object.fromEntries(Object.entries(form.params).map(([name, values]) => [name, [...values]])),
      ...(body !== '' && !isSecretBody(operation) && { body }),
      status: response.status,
      durationMs: response.durationMs,
    };
    // The history is not essential to a run. If saving it fails, the response is still shown.
    await saveRun(draft).catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: [RUNS_KEY] });
  };
  const mutation = useMutation({
    mutationFn: (form: CallForm) => {
      controller.current = new AbortController();
      return runCall(operation, form, controller.current.signal);
    },
    onSuccess: (response, form) => {
      setResponses((before) => [response, ...before.slice(0, MAX_RESPONSES - 1)]);
      void retain(form, response);
      if (operation.method !== 'GET') void queryClient.invalidateQueries({ predicate: isOfServices });
    },
    onError: (_error, form) => void retain(form, { status: 0, durationMs: 0 }),
  });
  return { responses, mutation, stop: () => controller.current?.abort() };
}

/** Bodies with a secret between a service and its notification receiver are not stored. */
function isSecretBody({ body }: Operation): boolean {
  return body === 'Channel';
}

function isOfServices({ queryKey: [first] }: { queryKey: readonly unknown[] }): boolean {
  return /^(?:script|calendar|drive)\./.test(String(first));
}
