import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { type PublishFlags, publishFlags, type Revision } from './revision.ts';

type PublishDialogProps = {
  number: number;
  revision: Revision;
  onClose: () => void;
  onPublish: (flags: PublishFlags) => void;
};

/** Asks who may read a revision of a document as a web page, and explains the effect. */
export function PublishDialog({ number, revision, onClose, onPublish }: PublishDialogProps) {
  const [flags, setFlags] = useState(() => publishFlags(revision));
  const { published, publishAuto, publishedOutsideDomain } = flags;
  const refusal = published ? undefined : 'Publish the revision first.';
  const set = (change: Partial<PublishFlags>) => setFlags({ ...flags, ...change });
  return (
    <Dialog title={`Publish revision ${number}`} isOpen onClose={onClose}>
      <Checkbox isSelected={published} onChange={(isOn) => set({ published: isOn })}>
        Publish as a read-only page
      </Checkbox>
      <Checkbox isSelected={publishAuto} disabledReason={refusal} onChange={(isOn) => set({ publishAuto: isOn })}>
        Publish later revisions automatically
      </Checkbox>
      <Checkbox
        isSelected={publishedOutsideDomain}
        disabledReason={refusal}
        onChange={(isOn) => set({ publishedOutsideDomain: isOn })}
      >
        Also outside the organisation
      </Checkbox>
      <p role="status" className="text-ink-2">
        {published
          ? `${publishedOutsideDomain ? 'Everyone' : 'Everyone in the organisation'} with the link can view it.`
          : 'Not published'}
      </p>
      <DialogFoot effect="undo" onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="drive.revisions.update"
          onPress={() => {
            onPublish(flags);
            onClose();
          }}
        >
          Save
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
