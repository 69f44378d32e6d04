import type { ScreenId } from '#shared/screens/screen-registry.ts';
import { calendarHelp } from './calendar-help.ts';
import { fileHelp } from './file-help.ts';
import type { ScreenHelp } from './screen-help-text.ts';
import { scriptHelp } from './script-help.ts';
import { systemHelp } from './system-help.ts';

/** The help for all screens. A screen without help does not compile. */
export const screenHelp: Readonly<Record<ScreenId, ScreenHelp>> = {
  ...systemHelp,
  ...scriptHelp,
  ...calendarHelp,
  ...fileHelp,
};
