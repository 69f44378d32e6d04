import { ChartNoAxesColumn } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { OpeningWindow } from '#ui/opening-window.tsx';
import { ToolButton } from '#ui/tool-button.tsx';
import type { ReviewSearch } from './review-search.ts';

// Loaded when it is about to open.
const loadDialog = () => import('./statistics-dialog.tsx');
const StatisticsDialog = lazy(async () => ({ default: (await loadDialog()).StatisticsDialog }));

/** The button that opens what the approvals come to that match the filters. */
export function StatisticsButton({ search }: { search: ReviewSearch }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <ToolButton
        icon={ChartNoAxesColumn}
        label="Statistics"
        buttonRef={button}
        isExpanded={isOpen}
        onWarm={() => void loadDialog()}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={<OpeningWindow onClose={close} />}>
          <StatisticsDialog search={search} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
