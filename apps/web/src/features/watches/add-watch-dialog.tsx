import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { useOpenWatch } from './queries.ts';
import { TargetField, useWatchTarget } from './target-field.tsx';
import { WATCH_KINDS, type WatchKind, watchKinds } from './watch-kinds.ts';

const LIVES = [
  { value: '3600', label: 'An hour' },
  { value: '86400', label: 'A day' },
  { value: '604800', label: 'A week' },
] as const;

type AddWatchDialogProps = { kind: WatchKind; target: string; onClose: () => void };

/** Asks what to watch and for how long, and opens the channel. */
export function AddWatchDialog({ kind: first, target: given, onClose }: AddWatchDialogProps) {
  const session = useSession();
  const [kind, setKind] = useState(first);
  const [text, setText] = useState(given);
  const [life, setLife] = useState<(typeof LIVES)[number]['value']>('86400');
  const open = useOpenWatch();
  const target = useWatchTarget(kind, text);
  const { operationId, sentence } = watchKinds[kind];
  const refusal = roleRefusal(session, operationId, 'Watching');
  const submit = () => {
    if (!target) return;
    open.mutate(
      { kind, label: target.label, lifeSeconds: Number(life), ...(target.targetId && { targetId: target.targetId }) },
      {
        onSuccess: ({ label }) => {
          notify(`Watching: ${label}`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title="New watch" isOpen onClose={onClose}>
      <NativeSelect
        label="Target"
        choices={WATCH_KINDS.map((value) => ({ value, label: watchKinds[value].label }))}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setText('');
        }}
      />
      <p className="text-ink-2 text-small">{sentence}</p>
      <TargetField kind={kind} text={text} onText={setText} />
      <NativeSelect label="Duration" choices={LIVES} value={life} onChange={setLife} />
      {refusal && <p className="text-ink-3 text-small">{refusal}</p>}
      <DialogFoot
        effect="undo"
        error={open.error && explainFailure('The watch was not started', open.error)}
        onClose={onClose}
      >
        <Button
          kind="primary"
          size="form"
          data-op={operationId}
          disabledReason={refusal ?? (target ? undefined : 'Choose a target first.')}
          isBusy={open.isPending}
          onPress={submit}
        >
          Start watch
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
