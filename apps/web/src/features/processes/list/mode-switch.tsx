import { Bug, ChartGantt, Rows3, TableProperties } from 'lucide-react';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { ProcessSearch } from './process-search.ts';

type Mode = ProcessSearch['mode'];
type ModeSwitchProps = { mode: Mode; onChange: (mode: Mode) => void };

const MODES = [
  { mode: undefined, label: 'Table', icon: Rows3 },
  { mode: 'groups', label: 'Groups', hotkey: 'G', icon: TableProperties },
  { mode: 'errors', label: 'Errors', hotkey: 'E', icon: Bug },
  { mode: 'timeline', label: 'Timeline', hotkey: 'l', icon: ChartGantt },
] as const;

/** Selects how the loaded processes are shown. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  useShortcut('G', () => onChange(mode === 'groups' ? undefined : 'groups'));
  useShortcut('E', () => onChange(mode === 'errors' ? undefined : 'errors'));
  useShortcut('l', () => onChange(mode === 'timeline' ? undefined : 'timeline'));
  return MODES.map((option) => (
    <IconButton
      key={option.label}
      icon={option.icon}
      label={option.label}
      {...('hotkey' in option && { hotkey: option.hotkey })}
      isActive={mode === option.mode}
      aria-pressed={mode === option.mode}
      onPress={() => onChange(option.mode)}
    />
  ));
}
