import { Stamp, Tag, Unlink, UserPlus } from 'lucide-react';
import { Button } from '#ui/button.tsx';

type SelectionButtonsProps = {
  onShare: () => void;
  onLabel: () => void;
  onCloseLinks: () => void;
  onApprove: () => void;
  /** Of how many of the picked files the person may start an approval. */
  approvable: number;
  /** How many are picked. */
  total: number;
  /** How many of the picked files anyone can open. */
  links: number;
  shareRefusal: string | undefined;
  approveRefusal: string | undefined;
  labelRefusal: string | undefined;
};

/** What can be done with the picked files of a list, besides what files alone offer. */
export function SelectionButtons(props: SelectionButtonsProps) {
  const { onShare, onLabel, onCloseLinks, onApprove, links, approvable, total } = props;
  const { shareRefusal, approveRefusal, labelRefusal } = props;
  return (
    <>
      {links > 0 && (
        <Button blockedBecause={shareRefusal} onPress={onCloseLinks} data-op="drive.permissions.delete">
          <Unlink size={14} strokeWidth={1.75} aria-hidden />
          {links === 1 ? 'Close its link' : `Close ${links} links`}
        </Button>
      )}
      <Button blockedBecause={shareRefusal} onPress={onShare} data-op="drive.permissions.create">
        <UserPlus size={14} strokeWidth={1.75} aria-hidden />
        Share
      </Button>
      <Button blockedBecause={labelRefusal} onPress={onLabel} data-op="drive.files.modifyLabels">
        <Tag size={14} strokeWidth={1.75} aria-hidden />
        Label
      </Button>
      <Button
        blockedBecause={
          approveRefusal ?? (approvable === 0 ? 'You may start an approval of none of the picked items.' : undefined)
        }
        onPress={onApprove}
        data-op="drive.approvals.start"
      >
        <Stamp size={14} strokeWidth={1.75} aria-hidden />
        Start approval
        {approvable > 0 && approvable < total && ` ${approvable} of ${total}`}
      </Button>
    </>
  );
}
