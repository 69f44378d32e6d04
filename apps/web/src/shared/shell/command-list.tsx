import { useRouter } from '@tanstack/react-router';
import {
  CircleHelp,
  FileCode2,
  FileSearch,
  FolderOpen,
  Keyboard,
  Link2,
  ListFilter,
  LogOut,
  type LucideIcon,
  Settings,
  SunMoon,
  Terminal,
} from 'lucide-react';
import { useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { toggleCalls } from '#shared/calls/calls-drawer-state.ts';
import { toggleHelp } from '#shared/help/help-drawer.tsx';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { signOut, useSession } from '#shared/session.ts';
import { Kbd } from '#ui/kbd.tsx';
import { readPastedTarget } from './pasted-target.ts';
import { isOpenTo, screens } from './screens.ts';
import { openShortcutSheet } from './shortcut-sheet.tsx';

type Command = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Keys that do the same. */
  keys?: string | undefined;
  /** The text that the command was read from; it is found by that too. */
  pasted?: string;
  run: () => void;
};

/** The list of everything that can be gone to and done, narrowed by what is typed; an id leads to what it names. */
export function CommandList({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const commands = useCommands(text.trim());
  return (
    <ModalOverlay
      isDismissable
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className="fixed inset-0 z-40 flex items-start justify-center bg-[oklch(20%_0.02_275/0.4)] p-16 pt-[12vh] entering:animate-[appear_160ms]"
    >
      <Modal className="w-full max-w-560 rounded-dialog border border-line-strong bg-surface shadow-popover">
        <Dialog aria-label="Go to" className="flex max-h-[60vh] flex-col overflow-auto rounded-dialog outline-none">
          {/* The dialog scrolls and not the list: what scrolls has to hold something that takes the focus. */}
          <Autocomplete inputValue={text} onInputChange={setText} filter={contains}>
            <SearchField
              aria-label="Screen, action, ID or address"
              autoFocus
              className="sticky top-0 shrink-0 border-line border-b bg-surface"
            >
              <Input
                placeholder="Screen, action, ID or address"
                className="h-44 w-full bg-transparent px-16 text-prose outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
              />
            </SearchField>
            <Menu
              aria-label="Commands"
              items={commands}
              onClose={onClose}
              renderEmptyState={() => <p className="px-12 py-8 text-ink-3">Nothing is called that.</p>}
              className="p-4 outline-none"
            >
              {({ label, icon: Icon, keys, pasted = '', run }) => (
                <MenuItem
                  textValue={`${label} ${pasted}`}
                  onAction={run}
                  className="flex h-32 cursor-default items-center gap-8 rounded-control px-12 outline-none focus:bg-hover"
                >
                  <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
                  <span className="min-w-0 flex-1 truncate">{label}</span>
                  {keys !== undefined && <Kbd>{keys}</Kbd>}
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function useCommands(text: string): Command[] {
  const router = useRouter();
  const session = useSession();
  const go = (href: string) => () => void router.navigate({ href });
  const places = screens
    .filter((screen) => isOpenTo(session, screen))
    .map(({ to, label, icon, chord }) => {
      return { id: to, label: `Go to ${label}`, icon, keys: chord && `g ${chord}`, run: go(to) };
    });
  const themes = (['light', 'dark', 'system'] as const).map((theme) => ({
    id: `theme-${theme}`,
    label: theme === 'system' ? 'Use the theme of the system' : `Use the ${theme} theme`,
    icon: SunMoon,
    run: () => changePreferences({ theme }),
  }));
  return [
    ...pastedCommands(text, go),
    ...places,
    ...themes,
    { id: 'settings', label: 'Go to Settings', icon: Settings, run: go('/settings') },
    { id: 'calls', label: 'Show the calls that were made', icon: Terminal, keys: '`', run: toggleCalls },
    { id: 'help', label: 'Help for this screen', icon: CircleHelp, run: toggleHelp },
    { id: 'keys', label: 'Show keyboard shortcuts', icon: Keyboard, keys: '?', run: openShortcutSheet },
    { id: 'sign-out', label: 'Sign out', icon: LogOut, run: () => void signOut() },
  ];
}

function pastedCommands(text: string, go: (href: string) => () => void): Command[] {
  const target = readPastedTarget(text, window.location.origin);
  if (!target) return [];
  if (target.kind === 'screen') return [{ id: 'address', label: `Go to ${text}`, icon: Link2, run: go(target.href) }];
  const { id } = target;
  const search = (name: string) => `/processes?${name}=${encodeURIComponent(JSON.stringify(id))}`;
  return [
    { id: 'id-file', label: `Open the file ${id}`, icon: FileSearch, run: go(`/file/${id}/preview`) },
    { id: 'id-folder', label: `Open the folder ${id}`, icon: FolderOpen, run: go(`/files/${id}`) },
    { id: 'id-project', label: `Open the script project ${id}`, icon: FileCode2, run: go(`/scripts/${id}/overview`) },
    { id: 'id-script', label: `Show processes of the script ${id}`, icon: ListFilter, run: go(search('script')) },
    {
      id: 'id-deployment',
      label: `Show processes of the deployment ${id}`,
      icon: ListFilter,
      run: go(search('deployment')),
    },
  ].map((command) => ({ ...command, pasted: text }));
}
