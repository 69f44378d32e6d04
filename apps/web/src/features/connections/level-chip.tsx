import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { type Family, StatusChip } from '#ui/display/status-chip.tsx';
import type { ConnectionFinding } from './queries.ts';

type Level = ConnectionFinding['level'];

const LEVELS: Readonly<Record<Level, { word: string; family: Family; Icon: typeof Check }>> = {
  ok: { word: 'OK', family: 'green', Icon: Check },
  info: { word: 'Info', family: 'neutral', Icon: Info },
  warning: { word: 'Warning', family: 'amber', Icon: TriangleAlert },
  error: { word: 'Error', family: 'red', Icon: CircleAlert },
};

/** Shows the result of a check with an icon, a word and a colour. */
export function LevelChip({ level }: { level: Level }) {
  const { word, family, Icon } = LEVELS[level];
  return (
    <StatusChip family={family} glyph={<Icon size={12} strokeWidth={2} />}>
      {word}
    </StatusChip>
  );
}
