import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { EffectBadge } from '#ui/buttons/effect-badge.tsx';

/** The steps of a screen that cannot be taken back, apart from all others. */
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
  /** What the step does. */
  what: string;
  /** Why it cannot be done, if it cannot; it takes the place of what the step does. */
  refusal: string | undefined;
  operationId: string;
  /** Whether what it depends on is still loading. */
  isBusy?: boolean;
  /** Begins the step: it is asked for once more before it is done. */
  onPress: () => void;
  /** More about it, and the question that it asks while it is open. */
  children?: ReactNode;
};

/** One step that cannot be taken back: what it does, and the button. */
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
