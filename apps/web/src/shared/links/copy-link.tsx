import { useRouter } from '@tanstack/react-router';
import { useShownList } from '#shared/data-table/shown-list.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { TextButton } from '#ui/text-button.tsx';

type CopyLinkProps = {
  /** For a screen without a list: what its address leaves to each person's own settings, to be said in the link. */
  pinned?: object | undefined;
};

/** The words at the end of the line under data, and the key `C`, that copy a link to what is shown as it is now. */
export function CopyLink({ pinned }: CopyLinkProps) {
  const hasList = useShownList() !== undefined;
  return pinned || hasList ? <CopyLinkButton pinned={pinned} /> : null;
}

function CopyLinkButton({ pinned }: CopyLinkProps) {
  const router = useRouter();
  const copy = async () => {
    if (pinned) return (await import('./copy-pinned-link.ts')).copyPinnedLink(router, pinned);
    const { copyListLink } = await import('./copy-list-link.ts');
    return copyListLink(router.history.location.pathname + router.history.location.search);
  };
  useShortcut('C', () => void copy());
  return (
    // The first to go on a phone, whose browser shares what is shown by itself.
    <span className="max-sm:hidden">
      <TextButton onPress={() => void copy()}>Copy link</TextButton>
    </span>
  );
}
