import { MessageSquareQuote } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { useTeamReasons } from '#shared/preferences/team-reasons.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { MenuButton } from '#ui/menus/menu-button.tsx';

type ReasonFieldProps = {
  /** The text area, for focusing it. */
  fieldRef?: Ref<HTMLDivElement>;
  label: string;
  value: string;
  onChange: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  errorMessage?: string | undefined;
  /** The reason why the field is disabled. */
  disabledReason?: string | undefined;
};

/** A text field for a reason or message, with the snippets that the user and the team use often. */
export function ReasonField({ fieldRef, ...field }: ReasonFieldProps) {
  const { reasonSnippets: own = [] } = usePreferences();
  const snippets = [...new Set([...own, ...useTeamReasons()])];
  const add = (snippet: string) => field.onChange([field.value.trim(), snippet].filter(Boolean).join(' '));
  return (
    <div ref={fieldRef}>
      <TextField
        rows={3}
        {...field}
        labelTool={
          snippets.length > 0 &&
          field.disabledReason === undefined && (
            <MenuButton
              label="Insert saved reply"
              kind="quiet"
              actions={snippets.map((snippet) => ({
                id: snippet,
                label: snippet,
                icon: MessageSquareQuote,
                onAction: () => add(snippet),
              }))}
            >
              <MessageSquareQuote size={14} strokeWidth={1.75} aria-hidden />
              Insert saved reply
            </MenuButton>
          )
        }
      />
    </div>
  );
}
