import { Link2, Play } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { useUnlocked } from './call-form/unlock.ts';

type RunBarProps = {
  operationId: string;
  isRunning: boolean;
  /** The reason why the form cannot be run now. */
  refusal: string | undefined;
  onRun: () => void;
  onStop: () => void;
  onCopyLink: () => void;
};

/** The button that runs the form, with its preconditions. */
export function RunBar({ operationId, isRunning, refusal, onRun, onStop, onCopyLink }: RunBarProps) {
  const [isUnlocked, setUnlocked] = useUnlocked();
  return (
    <div className="sticky bottom-0 z-10 -mx-16 mt-auto flex items-center gap-x-16 gap-y-8 border-line sm:flex-wrap max-sm:gap-x-12 border-t bg-surface px-16 py-8">
      {isRunning ? (
        <Button size="form" onPress={onStop}>
          Stop
        </Button>
      ) : (
        <Button size="form" kind="primary" data-op={operationId} disabledReason={refusal} onPress={onRun}>
          <Play size={16} strokeWidth={1.75} aria-hidden />
          Run
        </Button>
      )}
      <Checkbox isSelected={isUnlocked} onChange={setUnlocked}>
        <span>
          Allow changes<span className="max-sm:sr-only"> in this tab</span>
        </span>
      </Checkbox>
      {refusal !== undefined && !isRunning && (
        <span className="min-w-0 text-ink-3 max-sm:line-clamp-2 max-sm:text-small">{refusal}</span>
      )}
      <span className="ml-auto">
        <IconButton icon={Link2} label="Copy a link to this form" onPress={onCopyLink} />
      </span>
    </div>
  );
}
