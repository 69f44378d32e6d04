import { createContext, type ReactNode, use } from 'react';

const ReasonContext = createContext<string | undefined>(undefined);

/** Closes all controls within while there is a reason: each can still be reached and read, and says why it is closed. */
export function DisabledScope({ because, children }: { because: string | undefined; children: ReactNode }) {
  return <ReasonContext value={because}>{children}</ReasonContext>;
}

/** Why a control can do nothing now: the reason for all that it stands among goes before its `own`. */
export function useDisabledReason(own: string | undefined): string | undefined {
  return use(ReasonContext) ?? own;
}
