import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AccessAction, AccessOf } from './access-action.ts';
import { type AccessPlan, emptyPlan, planFile } from './plan-access.ts';
import { readSharedFiles } from './read-shared-files.ts';
import type { AccessScope } from './shared-file.ts';

/** What a change of access is asked for. */
export type AccessQuestion = { scope: AccessScope; of: AccessOf; action: AccessAction };

/** Finds out what a change of access would do, which may take many calls: `itemCount` grows meanwhile, and it can be stopped. */
export function useAccessPlan() {
  const [itemCount, setItemCount] = useState(0);
  const controller = useRef<AbortController>(undefined);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: async ({ scope, of, action }: AccessQuestion): Promise<AccessPlan & { action: AccessAction }> => {
      controller.current = new AbortController();
      setItemCount(0);
      const plan = emptyPlan();
      for await (const files of readSharedFiles(scope, controller.current.signal)) {
        for (const file of files) planFile(plan, file, of, action);
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
