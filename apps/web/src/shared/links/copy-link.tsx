import { useRouter } from '@tanstack/react-router';
import { useShownList } from '#shared/data-table/shown-list.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { TextButton } from '#ui/text-button.tsx';

/** The words at the end of the line under a list, and the key `C`, that copy a link to the list as it is now. */
export function CopyLink() {
  return useShownList() ? <CopyLinkButton /> : null;
}

function CopyLinkButton() {
  const { history } = useRouter();
  const copy = async () => {
    const { copyListLink } = await import('./copy-list-link.ts');
    await copyListLink(history.location.pathname + history.location.search);
  };
  useShortcut('C', () => void copy());
  return <TextButton onPress={() => void copy()}>Copy link</TextButton>;
}
