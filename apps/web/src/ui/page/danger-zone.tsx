import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { EffectBadge } from '#ui/buttons/effect-badge.tsx';

/** The irreversible actions of a screen, separate from all others. */
export function DangerZone({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Danger zone" className="flex flex-col gap-12 rounded-card border border-danger p-16">
      <h2 className="flex items-center gap-8 font-semibold text-section">
        Danger zone <EffectBadge effect="permanent" />
      </h2>
      <ul className="flex flex-col gap-12">{children}</ul>
    </section>
  );
}

type DangerActionProps = {
  label: string;
  /** Describes the effect of the action. */
  what: string;
  /** The reason why the action is disabled, if any. Replaces the description. */
  refusal: string | undefined;
  operationId: string;
  /** Whether data that the action depends on is loading. */
  isBusy?: boolean;
  /** Starts the action, which asks for confirmation first. */
  onPress: () => void;
  /** Further details, and the confirmation dialog while it is open. */
  children?: ReactNode;
};

/** An irreversible action: its description and its button. */
export function DangerAction({ label, what, refusal, operationId, isBusy, onPress, children }: DangerActionProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-8">
      <span className="min-w-0 flex-1 text-ink-2">{refusal ?? what}</span>
      <Button disabledReason={refusal} isBusy={isBusy} data-op={operationId} onPress={onPress}>
        {label}
      </Button>
      {children}
    </li>
  );
}
