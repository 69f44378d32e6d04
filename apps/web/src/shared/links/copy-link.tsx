import { useRouter } from '@tanstack/react-router';
import { consoleAddress } from '#lib/base-path.ts';
import { useShownList } from '#shared/lists/shown-list.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { copyText } from '#ui/text/copy-text.ts';
import { copyListLink } from './copy-list-link.ts';

type CopyLinkProps = {
  /** For a screen without a list: the settings that the link pins because the URL leaves them to each user. */
  pinned?: object | undefined;
  /** Whether the button is shown on phones, where the browser can share the URL itself. */
  isOnPhones?: boolean | undefined;
};

/** The link button at the end of the data line, and the key `C`. Copies a link to a snapshot of the shown data. */
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
