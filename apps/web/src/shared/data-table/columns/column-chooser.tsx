import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { ToolButton } from '#ui/buttons/tool-button.tsx';
import { OverlayPart } from '#ui/loading/part.tsx';
import type { ColumnLayout } from './use-column-layout.ts';

// Lazy-loaded just before it opens.
const ColumnPopover = lazyComponent(() => import('./column-popover.tsx'), 'ColumnPopover');

/** The button that opens the column selection. */
export function ColumnChooser<Row>({ layout }: { layout: ColumnLayout<Row> }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    // Phones render rows as fixed cards.
    <span className="contents max-sm:hidden">
      <ToolButton
        icon={Columns3}
        label="Columns"
        buttonRef={button}
        isActive={layout.isChosen}
        isExpanded={isOpen}
        onWarm={ColumnPopover.preload}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && (
        <OverlayPart onClose={() => setIsOpen(false)}>
          <ColumnPopover
            columns={layout.all}
            choices={layout.choices}
            triggerRef={button}
            onChoose={layout.onChoose}
            onClose={() => setIsOpen(false)}
          />
        </OverlayPart>
      )}
    </span>
  );
}
