import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';

// Lazy-loaded on first open.
const StartFileApproval = lazyComponent(() => import('./start-file-approval.tsx'), 'StartFileApproval');

/** The button that starts an approval of any file. */
export function StartApproval() {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="primary"
        data-op="drive.approvals.start"
        disabledReason={roleRefusal(session, 'drive.approvals.start', 'Starting approvals', REVIEWING_ROLES)}
        onPress={() => setIsOpen(true)}
      >
        {/* On a phone the other actions of the list need the room. */}
        <span>
          Start<span className="max-sm:sr-only"> approval</span>
        </span>
      </Button>
      {isOpen && (
        <WindowPart onClose={() => setIsOpen(false)}>
          <StartFileApproval onClose={() => setIsOpen(false)} />
        </WindowPart>
      )}
    </>
  );
}
