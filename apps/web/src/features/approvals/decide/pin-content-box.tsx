import { Checkbox } from '#ui/fields/checkbox.tsx';
import { usePinnableContent } from './pinnable-content.ts';

type PinContentBoxProps = {
  /** The files under review. Empty while no file is selected. */
  fileIds: readonly string[];
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
};

/**
 * The checkbox for pinning the content under review, with the storage cost. Renders nothing for documents, which retain their own
 * revisions.
 */
export function PinContentBox({ fileIds, isSelected, onChange }: PinContentBoxProps) {
  const { hasBytes, refusal } = usePinnableContent(fileIds);
  if (!hasBytes) return null;
  return (
    <div>
      <Checkbox isSelected={isSelected && refusal === undefined} disabledReason={refusal} onChange={onChange}>
        Save a snapshot so reviewers can see changes
      </Checkbox>
      <p className="pl-24 text-ink-3 text-small">
        {refusal ??
          'The snapshot is a revision kept forever. It uses storage until it is deleted, and only editors see it. A file can keep 200.'}
      </p>
    </div>
  );
}
