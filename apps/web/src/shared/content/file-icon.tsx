import {
  File,
  FileCode,
  FileImage,
  FileSpreadsheet,
  FileSymlink,
  FileText,
  FileType,
  Folder,
  type LucideIcon,
  Presentation,
  ScrollText,
} from 'lucide-react';

const ICONS: readonly (readonly [matches: RegExp, icon: LucideIcon])[] = [
  [/apps\.folder$/, Folder],
  [/apps\.shortcut$/, FileSymlink],
  [/script/, ScrollText],
  [/spreadsheet|csv|excel/, FileSpreadsheet],
  [/presentation/, Presentation],
  [/^image\/|drawing/, FileImage],
  [/^font\/|font-/, FileType],
  [/json|javascript|xml|html/, FileCode],
  [/^text\/|document|pdf/, FileText],
];

/** The icon of a file type. */
export function FileIcon({ mimeType }: { mimeType: string | undefined }) {
  const Icon = ICONS.find(([matches]) => matches.test(mimeType ?? ''))?.[1] ?? File;
  return <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />;
}
