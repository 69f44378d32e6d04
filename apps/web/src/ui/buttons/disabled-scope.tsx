import { createContext, type ReactNode, use } from 'react';

const ReasonContext = createContext<string | undefined>(undefined);

/** Disables all controls within while there is a reason. Each can still be focused and read, and states the reason. */
export function DisabledScope({ because, children }: { because: string | undefined; children: ReactNode }) {
  return <ReasonContext value={because}>{children}</ReasonContext>;
}

/** Returns the reason why a control is disabled: the reason of the enclosing scope, or else its `own`. */
export function useDisabledReason(own: string | undefined): string | undefined {
  return use(ReasonContext) ?? own;
}
