import { Globe } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSession } from '#shared/session.ts';
import { OpeningWindow } from '#ui/opening-window.tsx';
import { ToolButton } from '#ui/tool-button.tsx';

// Loaded when it is about to open.
const loadDialog = () => import('./outside-dialog.tsx');
const OutsideDialog = lazy(async () => ({ default: (await loadDialog()).OutsideDialog }));

/** The button that opens who outside the person's organisation has access to files. */
export function OutsideButton() {
  const domain = useSession().email.split('@').at(-1) ?? '';
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <ToolButton
        icon={Globe}
        label="Shared outside"
        buttonRef={button}
        isExpanded={isOpen}
        onWarm={() => void loadDialog()}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={<OpeningWindow onClose={close} />}>
          <OutsideDialog domain={domain} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
