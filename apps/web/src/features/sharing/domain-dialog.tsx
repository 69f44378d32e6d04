import { useState } from 'react';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { useOrganisation } from '#shared/people/outside.ts';
import { OutsideNotice } from '#shared/people/outside-notice.tsx';
import { describeRole, getGranteeName, type Permission } from '#shared/permissions/permission.ts';
import { BASIC_ROLE_CHOICES } from '#shared/permissions/role-choices.ts';
import type { BasicRole } from '#shared/permissions/role-lists.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const DOMAIN = /^[^\s@.]+(\.[^\s@.]+)+$/;

/** Grants access to all members of an organisation, and shows the effect first. */
export function DomainDialog({ onClose, onAdd }: { onClose: () => void; onAdd: (grant: Permission) => void }) {
  const [domain, setDomain] = useState(useOrganisation());
  const [role, setRole] = useState<BasicRole>('reader');
  const [isFound, setIsFound] = useState(false);
  const grant = { type: 'domain', role, domain: domain.trim(), allowFileDiscovery: isFound } as const;
  const isDomain = DOMAIN.test(grant.domain);
  const settled = useDebouncedText(grant.domain);
  return (
    <Dialog title="Share with a domain" isOpen onClose={onClose}>
      <TextField
        label="Domain"
        description="The part of the email address after @, such as example.com."
        value={domain}
        onChange={setDomain}
        autoFocus
      />
      <OutsideNotice addresses={DOMAIN.test(settled) ? [settled] : []} />
      <SingleSelect label="Role" choices={BASIC_ROLE_CHOICES} value={role} onChange={setRole} />
      <Checkbox isSelected={isFound} onChange={setIsFound}>
        Discoverable in search
      </Checkbox>
      <p role="status" className="text-ink-2">
        {isDomain && `${getGranteeName(grant)} ${describeRole(role)}.`}
      </p>
      <DialogFoot effect="undo" onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="drive.permissions.create"
          disabledReason={!isDomain ? 'Enter a domain first.' : undefined}
          onPress={() => {
            onAdd(grant);
            onClose();
          }}
        >
          Share
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
