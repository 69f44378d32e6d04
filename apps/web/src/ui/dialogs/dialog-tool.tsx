import { type ReactNode, useState } from 'react';
import { ToolButton, type ToolButtonProps } from '#ui/buttons/tool-button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';

type DialogToolProps = Pick<ToolButtonProps, 'icon' | 'label'> & {
  /** Preloads the dialog when a press is likely. */
  onWarm: () => void;
  /** Renders the dialog, which may still be loading. */
  children: (close: () => void) => ReactNode;
};

/** A toolbar button that opens a dialog. */
export function DialogTool({ icon, label, onWarm, children }: DialogToolProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <ToolButton icon={icon} label={label} isExpanded={isOpen} onWarm={onWarm} onPress={() => setIsOpen(true)} />
      {isOpen && <WindowPart onClose={close}>{children(close)}</WindowPart>}
    </>
  );
}
