import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';

// Lazy-loaded on first open.
const BulkAccessDialog = lazyComponent(() => import('./bulk-access-dialog.tsx'), 'BulkAccessDialog');

/** Opens the bulk change of all of a user's access. */
export function BulkAccessButton({ email }: { email: string }) {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        data-op="drive.permissions.update"
        disabledReason={roleRefusal(session, 'drive.permissions.update', 'Sharing')}
        onPress={() => setIsOpen(true)}
      >
        Change access
      </Button>
      {isOpen && (
        <WindowPart onClose={close}>
          <BulkAccessDialog title={`Change access of ${email}`} scope={{ kind: 'person', email }} onClose={close} />
        </WindowPart>
      )}
    </>
  );
}
