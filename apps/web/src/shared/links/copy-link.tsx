import { useRouter } from '@tanstack/react-router';
import { consoleAddress } from '#lib/base-path.ts';
import { useShownList } from '#shared/lists/shown-list.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { copyText } from '#ui/text/copy-text.ts';
import { copyListLink } from './copy-list-link.ts';

type CopyLinkProps = {
  /** For a screen without a list: what its address leaves to each person's own settings, to be said in the link. */
  pinned?: object | undefined;
  /** Whether there is room for it on phones; their browsers share the address by themselves. */
  isOnPhones?: boolean | undefined;
};

/** The words at the end of the line under data, and the key `C`, that copy a link to what is shown as it is now. */
export function CopyLink({ pinned, isOnPhones }: CopyLinkProps) {
  const hasList = useShownList() !== undefined;
  return pinned || hasList ? <CopyLinkButton pinned={pinned} isOnPhones={isOnPhones} /> : null;
}

function CopyLinkButton({ pinned, isOnPhones = false }: CopyLinkProps) {
  const router = useRouter();
  const copy = () => {
    if (pinned) {
      const { href } = router.buildLocation({ to: '.', search: (before: object) => ({ ...before, ...pinned }) });
      copyText(consoleAddress + href, 'Link copied');
      return;
    }
    const { pathname, search } = router.history.location;
    copyListLink(pathname + search);
  };
  useShortcut('C', copy);
  return (
    <span className={isOnPhones ? undefined : 'max-sm:hidden'}>
      <TextButton onPress={copy}>Copy link</TextButton>
    </span>
  );
}
