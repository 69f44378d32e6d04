import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const marks = {
  open: { icon: Circle, tone: 'text-ink-3' },
  done: { icon: CircleCheck, tone: 'text-green-fg' },
  failed: { icon: CircleAlert, tone: 'text-red-fg' },
};

type StepRowProps = { state: keyof typeof marks; title: string; detail?: string; children?: ReactNode };

/** A row of the offboarding list: its state, what was found, and its next action. */
export function StepRow({ state, title, detail, children }: StepRowProps) {
  const { icon: Icon, tone } = marks[state];
  return (
    <li className="flex min-h-44 flex-wrap items-center gap-x-12 gap-y-4 border-line py-6 not-first:border-t">
      <Icon size={16} strokeWidth={1.75} aria-hidden className={`shrink-0 ${tone}`} />
      <span className="min-w-200 flex-1">
        {title}
        {detail !== undefined && <span className="block text-ink-3 text-small">{detail}</span>}
      </span>
      {children}
    </li>
  );
}
