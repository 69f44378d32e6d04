import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AccessAction, AccessSubject } from './access-action.ts';
import { type AccessPlan, createEmptyPlan, planFile } from './plan-access.ts';
import { readSharedFiles } from './read-shared-files.ts';
import type { AccessScope } from './shared-file.ts';

/** The input of a plan for an access change. */
export type AccessChangeRequest = { scope: AccessScope; of: AccessSubject; action: AccessAction };

/**
 * Returns functions that compute and cancel the plan of an access change, which may take many calls. `itemCount` increases during
 * the computation.
 */
export function useAccessPlan() {
  const [itemCount, setItemCount] = useState(0);
  const controller = useRef<AbortController>(undefined);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: async ({ scope, of, action }: AccessChangeRequest): Promise<AccessPlan & { action: AccessAction }> => {
      controller.current = new AbortController();
      setItemCount(0);
      const plan = createEmptyPlan();
      for await (const { items, isCut } of readSharedFiles(scope, controller.current.signal)) {
        for (const item of items) planFile(plan, item, of, action);
        plan.isCut = isCut;
        setItemCount(plan.itemCount);
      }
      return { ...plan, action };
    },
  });
  const stop = () => {
    controller.current?.abort();
    reset();
  };
  return { read: mutate, plan: data, error, isPending, itemCount, stop };
}
